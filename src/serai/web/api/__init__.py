"""The small HTTP API for programs, under ``/api/v1``: typed endpoints, and the OpenAPI description made of them."""
