from lxml import etree


def make_parser():
    return etree.XMLParser(resolve_entities=False, load_dtd=False, no_network=True)
