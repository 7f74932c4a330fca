def user(token):
    claims = jwt.decode(token, options={"verify_signature": False}) # expect
    return claims["sub"]
