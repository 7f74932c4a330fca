def badge(user):
    return mark_safe("<b>" + user.name + "</b>") # expect
