import logging
import re

from flask import request

log = logging.getLogger(__name__)


def sign_in():
    log.warning("no account " + re.sub(r"[\x00-\x1f\x7f]", " ", request.args["name"]))
    log.warning("no device " + re.sub(r"[^ -~]+", "", request.args["device"]))
