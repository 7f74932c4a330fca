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
    response.set_cookie("sid", secrets.token_hex(16))
    response.set_cookie("color", random.choice(["red", "blue"]))
    token_count = random.randint(1, 9)
    return response
