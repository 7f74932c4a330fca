import subprocess


def run_in_container(name, command):
    return subprocess.call(["docker", "exec", name, *command])
