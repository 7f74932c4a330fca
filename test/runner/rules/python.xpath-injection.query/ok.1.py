def find(tree, name):
    return tree.xpath("//user[@name = $name]", name=name)
