import random
from random import choice


def backoff(attempt):
    delay = random.uniform(0, 2**attempt)
    return {"delay": delay}


def create(user):
    return Card(name=user, colour=choice(COLOURS), token=secrets.token_hex(16))
