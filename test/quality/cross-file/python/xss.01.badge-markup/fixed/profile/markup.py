from markupsafe import Markup, escape


def badge(label):
    return Markup(f'<span class="badge">{escape(label)}</span>')
