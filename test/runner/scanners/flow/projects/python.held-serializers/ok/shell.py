import os


def ping(text):
    os.system("ping " + text)


def trace(text):
    os.system("trace " + text)
