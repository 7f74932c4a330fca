import os


def ping(text):
    os.system("ping " + text)  # expect


def trace(text):
    os.system("trace " + text)  # expect
