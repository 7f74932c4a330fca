package main

func show(text string) {
	html := template.HTML("<b>" + text + "</b>") // expect
	data.Body = template.HTML(text) // expect
	url := template.URL(r.FormValue("next")) // expect
}
