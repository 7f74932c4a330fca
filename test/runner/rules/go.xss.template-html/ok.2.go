package main

func badge(name string) template.HTML {
	return template.HTML("<b>" + html.EscapeString(name) + "</b>")
}
