def login(response, session):
    response.set_cookie("session", session, httponly=True, secure=True)
    return connect(secure=False)
