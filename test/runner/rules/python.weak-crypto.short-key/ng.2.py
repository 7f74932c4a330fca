def make():
    return RSA.generate(1024) # expect
