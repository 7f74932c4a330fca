from lxml import etree


class PriceList:
    def __init__(self, path):
        self.tree = etree.parse(path)

    def price_of(self, code):
        found = self.tree.xpath("//product[@code='" + code + "']/price/text()")  # expect
        return found[0] if found else None
