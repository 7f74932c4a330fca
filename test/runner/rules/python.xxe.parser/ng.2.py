def read(path):
    parser = etree.XMLParser(resolve_entities=True, no_network=True) # expect
    return etree.parse(path, parser)
