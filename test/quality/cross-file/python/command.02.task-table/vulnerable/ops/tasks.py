import os
import socket


def resolve(argument):
    return socket.gethostbyname(argument)


def trace(argument):
    return os.popen("traceroute -m 10 " + argument).read()  # expect


TASKS = {"resolve": resolve, "trace": trace}
