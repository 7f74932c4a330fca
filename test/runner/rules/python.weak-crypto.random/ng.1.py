token = random.random()  # expect
user.reset_token = "".join(random.choice(ALPHABET) for _ in range(20))  # expect
password = "".join(random.choices(string.ascii_letters, k=12))  # expect
def make_otp():
    return str(random.randint(100000, 999999))  # expect
