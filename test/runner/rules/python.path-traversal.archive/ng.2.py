def unpack(path, target):
    with tarfile.open(path) as tar:
        tar.extractall(target) # expect
