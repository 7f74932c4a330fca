def unpack(stream):
    with tarfile.open(fileobj=stream) as archive:
        archive.extractall("/srv/site")  # expect
