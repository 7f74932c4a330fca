def make():
    return RSA.generate(4096)
