import hashlib
import hmac


def signed(body):
    return hmac.new(KEY, body, hashlib.sha256).hexdigest()


def is_signed(given, body):
    return hmac.compare_digest(signed(body), given)


def fingerprint(body):
    return hashlib.sha256(body).hexdigest()


def paid(request):
    if is_signed(request.headers["X-Signature"], request.body) == wanted:
        pay()
    if fingerprint(request.body) == known:
        pay()
