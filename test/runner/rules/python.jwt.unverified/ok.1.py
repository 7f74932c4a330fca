jwt.decode(token, key, algorithms=["HS256"])
jwt.decode(token, key, options={"verify_signature": True})
requests.get(url, verify=False)
jwt.get_unverified_header(token)
