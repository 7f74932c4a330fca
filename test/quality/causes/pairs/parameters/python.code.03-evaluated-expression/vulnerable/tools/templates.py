import ast


def value_of(text):
    return eval(text)  # expect low
