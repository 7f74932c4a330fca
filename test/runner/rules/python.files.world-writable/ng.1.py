os.chmod(path, 0o777) # expect
