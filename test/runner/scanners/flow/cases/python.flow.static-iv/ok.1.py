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
    start = os.urandom(16)
    AES.new(material, AES.MODE_CBC, iv=start)
    return Cipher(algorithms.AES(material), modes.CBC(start))
