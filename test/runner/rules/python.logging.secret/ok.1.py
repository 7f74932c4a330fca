import logging

log = logging.getLogger(__name__)


def login(user, password):
    log.info("login of %s, password given: %s", user, bool(password))
    log.debug("password changed")
    return check(user, password)
