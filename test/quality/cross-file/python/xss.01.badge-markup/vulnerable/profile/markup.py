from markupsafe import Markup


def badge(label):
    return Markup(f'<span class="badge">{label}</span>')  # expect
