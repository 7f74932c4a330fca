import subprocess


def run_in_container(name, command):
    return subprocess.call(command, shell=True)
