import random
from random import choice


def otp():
    code = random.randint(100000, 999999)  # expect
    return {"code": code}


def create(user):
    return User(name=user, reset_code=choice(CODES))  # expect


SETTINGS = {"api_key": random.getrandbits(128)}  # expect
