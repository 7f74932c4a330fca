def unpack(stream):
    with zipfile.ZipFile(stream) as archive:
        archive.extractall("/srv/site")
