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
    name = "sha256"
    hashlib.new("md5", given, usedforsecurity=False)
    return hashlib.new(name, given)
