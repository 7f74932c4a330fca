from lxml import etree


def make_parser():
    return etree.XMLParser(resolve_entities=True, load_dtd=True, no_network=False)  # expect
