def prepare(folder):
    os.makedirs(folder, mode=0o700)
    os.umask(0o077)
