def issue(user):
    token = "".join(random.choice(LETTERS) for _ in range(32)) # expect
    return token
