import hashlib
import hmac
import os
import secrets

GRADER = os.environ["GRADER"]


def graded(request):
    if not hmac.compare_digest(request.headers["X-Grader"].encode(), GRADER.encode()):
        raise PermissionError
    wanted = hmac.new(GRADER.encode(), request.body, hashlib.sha256).hexdigest()
    return secrets.compare_digest(request.headers["X-Signature"], "sha256=" + wanted)
