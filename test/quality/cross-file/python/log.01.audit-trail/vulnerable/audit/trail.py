import logging

from audit.text import one_line

logging.basicConfig(filename="audit.log", format="%(asctime)s %(message)s")
logger = logging.getLogger("audit")


def record(actor, action):
    logger.warning("actor=" + one_line(actor) + " action=" + action)  # expect
