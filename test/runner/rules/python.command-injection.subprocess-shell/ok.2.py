def count(path):
    subprocess.check_output("uname -a", shell=True)
    return subprocess.check_output(["wc", "-l", path])
