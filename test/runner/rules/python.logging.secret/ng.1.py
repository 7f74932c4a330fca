import logging

log = logging.getLogger(__name__)


def login(user, password):
    log.info("login of %s with %s", user, password)  # expect
    return check(user, password)
