import hashlib
import hmac
import os
import random
import secrets

import jwt
import psycopg2
import pymysql
from Crypto.Cipher import AES
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from flask import make_response

TEXT = "fixed-text-of-16"


def run(given, material):
    response = make_response("ok")
    number = random.randint(1, 10**9)
    response.set_cookie("sid", str(number)) # expect
    reset_token = "".join(random.choice("abc") for _ in range(20)) # expect
    return response
