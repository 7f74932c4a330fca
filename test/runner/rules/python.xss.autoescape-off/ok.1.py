env = Environment(loader=loader, autoescape=True)
env = jinja2.Environment(loader=loader, autoescape=select_autoescape())
env = Environment(variables)
env = Environment(loader=loader, **options)
