jwt.decode(token, options={"verify_signature": False})  # expect
jwt.decode(token, verify=False)  # expect
jwt.decode(token, key, algorithms=["HS256", "none"])  # expect
jwt.encode(payload, "", algorithm="none")  # expect
claims = jwt.get_unverified_claims(token)  # expect
