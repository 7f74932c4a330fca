env = Environment(autoescape=False)  # expect
env = jinja2.Environment(loader=FileSystemLoader("templates"))  # expect
