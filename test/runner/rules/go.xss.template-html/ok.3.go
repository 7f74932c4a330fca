package main

func badge(name string, count int) template.HTML {
	badge := fmt.Sprintf("<b>%d</b> %s", count, template.HTMLEscapeString(name))
	if count > 9 {
		badge += "<i>many</i>"
	}
	return template.HTML(badge)
}
