import os


def tag(name):
    os.system("tag " + name)  # expect


def sort(order):
    os.system("sort " + order)  # expect
