def scratch():
    path = tempfile.mktemp(prefix="job-") # expect
    return open(path, "w")
