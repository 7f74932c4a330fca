import os

from Crypto.Cipher import AES
from Crypto.Util.Padding import pad

BLOCK = 16


def encrypt(key, text):
    vector = b"\x00" * BLOCK
    cipher = AES.new(key, AES.MODE_CBC, iv=vector)  # expect
    return vector + cipher.encrypt(pad(text.encode(), BLOCK))
