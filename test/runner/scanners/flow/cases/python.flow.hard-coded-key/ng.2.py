import os

import jwt

KEY = os.environ.get("JWT_KEY", "fixed-text-of-16")


def run(given):
    return jwt.encode(given, KEY, algorithm="HS256"), jwt.encode(given, os.getenv("OTHER") or "fixed", algorithm="HS256")  # expect
