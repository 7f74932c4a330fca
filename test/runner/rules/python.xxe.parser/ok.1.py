parser = etree.XMLParser(resolve_entities=False)
parser = etree.XMLParser()
reader.setFeature(feature_external_ges, False)
defusedxml.ElementTree.parse(file)
