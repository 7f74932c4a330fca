Markup("<b>" + name + "</b>")  # expect
mark_safe(f"<a href='{url}'>")  # expect
mark_safe(comment.text)  # expect
html = Markup(request.args["text"])  # expect
mark_safe("<b>%s</b>" % name)  # expect
