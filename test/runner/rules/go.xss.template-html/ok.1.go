package main

func show(text string) {
	html := template.HTML("<b>fixed</b>")
	clean := template.HTML(policy.Sanitize(text))
	safe := template.HTML(template.HTMLEscapeString(text))
	t := template.Must(template.New("x").Parse(page))
}
