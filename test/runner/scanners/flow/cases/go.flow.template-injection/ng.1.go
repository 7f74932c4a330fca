package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	template.New("page").Parse("Hello " + value) // expect
	tmpl.Parse(value) // expect
}
