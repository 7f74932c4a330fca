import rsa
from Crypto.PublicKey import RSA
from cryptography.hazmat.primitives.asymmetric import ec

public, private = rsa.newkeys(512)  # expect
key = RSA.generate(bits=1024)  # expect
curve = ec.SECP192R1()  # expect
