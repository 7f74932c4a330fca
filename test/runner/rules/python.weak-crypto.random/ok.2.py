def issue(user):
    token = secrets.token_urlsafe(32)
    color = random.choice(COLORS)
    return token, color
