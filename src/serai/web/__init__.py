"""The house in the browser: HTTP and WebSocket outside, ``House`` inside. Knows no game."""
