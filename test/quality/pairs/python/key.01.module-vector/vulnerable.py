from Crypto.Cipher import AES

BLOCK = b"qwer7890tyui1234"


def seal(material: bytes, record: bytes) -> bytes:
    cipher = AES.new(material, AES.MODE_CFB, iv=BLOCK)
    return cipher.encrypt(record)
