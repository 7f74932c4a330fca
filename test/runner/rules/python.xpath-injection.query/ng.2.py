rows = root.findall(f"./user[@id='{user}']") # expect
