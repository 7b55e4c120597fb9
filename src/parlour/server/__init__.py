"""Matches over the network: REST for persons and tables, one WebSocket per table for everything else."""
