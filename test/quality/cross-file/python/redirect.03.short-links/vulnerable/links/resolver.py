from urllib.parse import urlparse


def resolve(url):
    if not urlparse(url).netloc:
        return "/" + url.lstrip("/")
    return url
