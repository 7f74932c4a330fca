import os


def index():
    os.system("x " + request.vars.host)  # expect
    os.system("x " + request.vars["host"])  # expect
    os.system("x " + request.post_vars.host)  # expect
    os.system("x " + request.get_vars.get("host"))  # expect
    os.system("seq " + str(int(request.vars.n)))
    return dict()
