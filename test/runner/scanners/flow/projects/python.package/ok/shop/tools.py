import os
import shlex


def run(task, argument):
    os.system("tool " + task + " " + shlex.quote(argument))
