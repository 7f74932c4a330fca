def preview(lines):
    html = "<br>".join(escape(line) for line in lines)
    return mark_safe(html)
