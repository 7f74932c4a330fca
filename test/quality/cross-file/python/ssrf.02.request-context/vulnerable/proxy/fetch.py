import urllib.request

from flask import g


def fetch(path):
    with urllib.request.urlopen(g.upstream + path, timeout=10) as response:  # expect
        return response.read()
