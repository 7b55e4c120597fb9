"""What makes a release: `make wheel`, `make wheel-test` and `make release`; see docs/release.md."""
