import os


def run(task, argument):
    os.system("tool " + task + " " + argument)  # expect
