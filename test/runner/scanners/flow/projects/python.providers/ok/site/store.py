import os


def tag(name):
    os.system("tag " + name)


def sort(order):
    os.system("sort " + order)
