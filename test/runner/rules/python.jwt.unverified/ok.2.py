def user(token):
    claims = jwt.decode(token, key, algorithms=["RS256"])
    return claims["sub"]
