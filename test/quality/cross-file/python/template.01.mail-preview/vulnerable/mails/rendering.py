from jinja2 import Environment

environment = Environment(autoescape=True)


def render(source, **values):
    return environment.from_string(source).render(**values)  # expect
