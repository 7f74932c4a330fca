delay = random.random()
token = secrets.token_hex()
password = secrets.choice(ALPHABET)
color = random.choice(COLORS)
token = random.SystemRandom().choice(ALPHABET)
def shuffle():
    return random.randint(1, 6)
