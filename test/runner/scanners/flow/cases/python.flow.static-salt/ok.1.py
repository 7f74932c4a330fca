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
    grain = os.urandom(16)
    hashlib.scrypt(given, salt=grain, n=2**14, r=8, p=1)
    return hashlib.pbkdf2_hmac("sha256", given, grain, 600_000)
