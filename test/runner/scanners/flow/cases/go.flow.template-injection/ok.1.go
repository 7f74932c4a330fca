package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	template.New("page").Parse("Hello {{.}}")
	tmpl.Execute(w, value)
}
