import os


def served(text):
    os.system("served " + text)  # expect


def received(text):
    os.system("received " + text)  # expect


def read_text(text):
    os.system("read_text " + text)  # expect


def told(text):
    os.system("told " + text)  # expect


def sent(text):
    os.system("sent " + text)  # expect


def consumed(text):
    os.system("consumed " + text)  # expect


def ticked(text):
    os.system("ticked " + text)  # expect


def looped(text):
    os.system("looped " + text)  # expect


def joined(text):
    os.system("joined " + text)  # expect


def served_old(text):
    os.system("served_old " + text)  # expect


def emitted(text):
    os.system("emitted " + text)  # expect
