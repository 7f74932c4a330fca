import hashlib

import bcrypt

key = hashlib.pbkdf2_hmac("sha256", secret, salt, 600000)
salt = bcrypt.gensalt(rounds=12)
