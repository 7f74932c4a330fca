def badge(user):
    return format_html("<b>{}</b>", user.name)
