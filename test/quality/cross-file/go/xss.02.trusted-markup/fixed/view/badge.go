package view

import "html/template"

// Badge renders a label.
func Badge(label string) template.HTML {
	return template.HTML("<b class=\"badge\">" + template.HTMLEscapeString(label) + "</b>")
}
