def login(response, session):
    response.set_cookie("session", session, httponly=False) # expect
    return response
