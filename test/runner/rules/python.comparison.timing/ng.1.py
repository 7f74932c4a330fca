import hmac


def verify(key, body, signature):
    return hmac.new(key, body, "sha256").hexdigest() == signature  # expect


def check(key, body, request):
    expected = hmac.new(key, body, "sha256").hexdigest()
    if request.headers["X-Signature"] != expected:  # expect
        raise ValueError()
