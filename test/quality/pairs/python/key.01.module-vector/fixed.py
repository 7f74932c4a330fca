from Crypto.Cipher import AES
from Crypto.Random import get_random_bytes


def seal(material: bytes, record: bytes) -> bytes:
    block = get_random_bytes(16)
    cipher = AES.new(material, AES.MODE_CFB, iv=block)
    return block + cipher.encrypt(record)
