import hmac
import secrets

from django.utils.crypto import constant_time_compare

GRADER = "gr-71c0f2f9d1e84bb1"


def graded(request):
    if not hmac.compare_digest(request.headers["X-Grader"].encode(), GRADER.encode()):  # expect
        raise PermissionError
    if not secrets.compare_digest(request.headers["X-Other"], "0f2f9d1e84bb1"):  # expect
        raise PermissionError
    return constant_time_compare(request.headers["X-Third"], GRADER)  # expect
