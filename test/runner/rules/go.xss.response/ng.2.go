package main

func hello(w http.ResponseWriter, r *http.Request) {
	name := r.FormValue("name")
	fmt.Fprintf(w, "<p>Hello %s</p>", name) // expect
}
