rows = root.findall("./user[@active='1']")
links = tree.xpath(f"//{TAG}[@id='a']")
