import hashlib

import bcrypt
from passlib.hash import md5_crypt

key = hashlib.pbkdf2_hmac("sha256", secret, salt, 1000)  # expect
salt = bcrypt.gensalt(rounds=4)  # expect
stored = md5_crypt.hash(entered)  # expect
