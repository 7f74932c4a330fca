parser = etree.XMLParser(resolve_entities=True)  # expect
parser = lxml.etree.XMLParser(no_network=False)  # expect
reader.setFeature(xml.sax.handler.feature_external_ges, True)  # expect
