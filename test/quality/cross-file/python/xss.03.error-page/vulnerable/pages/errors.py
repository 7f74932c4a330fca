TEMPLATE = "<html><body><p>Nothing at {path}. <a href='/'>Home</a></p></body></html>"


def not_found_page(path):
    return TEMPLATE.format(path=path)
