def prepare(folder):
    os.makedirs(folder, mode=0o777) # expect
    os.umask(0) # expect
