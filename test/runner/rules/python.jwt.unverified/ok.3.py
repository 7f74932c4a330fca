import jwt

token = jwt.encode({"sub": user}, key, "HS256")
header = jwt.get_unverified_header(token)
