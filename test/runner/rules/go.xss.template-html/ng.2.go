package main

func badge(name string) template.HTML {
	return template.HTML("<b>" + name + "</b>") // expect
}
