import hashlib
import os

name = os.environ.get("PASSWORD_HASH", "md5")
hashlib.new(name, password)  # expect
hashlib.new(os.getenv("PASSWORD_HASH", "sha512"), password)
