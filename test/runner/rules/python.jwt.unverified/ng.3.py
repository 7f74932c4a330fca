import jwt

token = jwt.encode({"sub": user}, "", "none")  # expect
other = jwt.encode({"sub": user}, key, algorithm=None)  # expect
