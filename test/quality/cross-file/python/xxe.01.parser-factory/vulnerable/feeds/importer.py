from lxml import etree

from feeds.xml_parser import make_parser


def import_feed(document):
    root = etree.fromstring(document, make_parser())  # expect
    return [item.findtext("title") for item in root.iter("item")]
