connection.search_s(base, scope, "(uid=admin)")
connection.search_s(base, scope, "(uid=%s)" % escape_filter_chars(name))
re.search("a" + b, text)
index.search(f"name {name}")
