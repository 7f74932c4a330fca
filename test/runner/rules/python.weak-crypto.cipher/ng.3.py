from cryptography.hazmat.primitives.ciphers import Cipher, algorithms
from cryptography.hazmat.primitives.ciphers.modes import ECB


def cipher(key):
    return Cipher(algorithms.AES(key), ECB())  # expect
