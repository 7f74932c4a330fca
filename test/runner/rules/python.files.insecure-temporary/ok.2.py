def scratch():
    with tempfile.NamedTemporaryFile("w", prefix="job-") as file:
        return file.name
