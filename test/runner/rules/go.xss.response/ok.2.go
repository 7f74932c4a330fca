package main

func hello(w http.ResponseWriter, r *http.Request) {
	name := template.HTMLEscapeString(r.FormValue("name"))
	page.Execute(w, name)
}
