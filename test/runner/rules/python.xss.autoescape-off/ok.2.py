def environment():
    return jinja2.Environment(loader=loader, autoescape=True)
