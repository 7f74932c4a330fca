import ipaddress
import os
import socket


def resolve(argument):
    return socket.gethostbyname(argument)


def trace(argument):
    address = ipaddress.ip_address(argument)
    return os.popen("traceroute -m 10 " + str(address)).read()


TASKS = {"resolve": resolve, "trace": trace}
