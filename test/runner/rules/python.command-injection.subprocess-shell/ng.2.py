def count(path):
    return subprocess.check_output("wc -l %s" % path, shell=True) # expect
