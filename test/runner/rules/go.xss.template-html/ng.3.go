package main

func badge(name, title string) template.HTML {
	badge := fmt.Sprintf("<b>%s</b>", template.HTMLEscapeString(name))
	badge += "<i>" + title + "</i>"
	return template.HTML(badge) // expect
}

func label(name string) template.HTML {
	label := fmt.Sprintf("<b>%s</b>", name)
	return template.HTML(label) // expect
}
