from cryptography.hazmat.primitives.ciphers import Cipher, algorithms
from cryptography.hazmat.primitives.ciphers.modes import GCM


def cipher(key, nonce):
    return Cipher(algorithms.AES(key), GCM(nonce))
