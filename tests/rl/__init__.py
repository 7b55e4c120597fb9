import os

# Tests run side by side: more threads for small matrices would only be in each other's way.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
