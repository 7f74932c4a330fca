import hashlib
import hmac


def signed(body):
    mac = hmac.new(KEY, body, hashlib.sha256)
    return mac.hexdigest()


class Hook:
    @staticmethod
    def _signature(self, body):
        return hmac.new(self.key, body, hashlib.sha256).hexdigest()

    def accepts(self, given, body):
        return given == self._signature(body)  # expect

    def allows(self, given, body):
        wanted = signed(body)
        return wanted == given  # expect


def paid(request):
    if request.headers["X-Signature"] != signed(request.body):  # expect
        raise PermissionError
