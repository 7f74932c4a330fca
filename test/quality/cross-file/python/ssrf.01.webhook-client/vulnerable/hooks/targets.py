from urllib.parse import urlsplit


def checked(url):
    if urlsplit(url).scheme not in ("http", "https"):
        raise ValueError("unsupported scheme")
    return url
