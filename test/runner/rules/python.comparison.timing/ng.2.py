import hmac

DIGEST = hmac.digest(b"key", b"message", "sha256")


def verify(self, given):
    if given == hmac.digest(self.key, self.body, "sha256"):  # expect
        return True
