import rsa
from Crypto.PublicKey import RSA
from cryptography.hazmat.primitives.asymmetric import ec

public, private = rsa.newkeys(3072)
key = RSA.generate(bits=3072)
curve = ec.SECP256R1()
