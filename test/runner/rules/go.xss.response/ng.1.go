package main

func hello(w http.ResponseWriter, r *http.Request) {
	fmt.Fprintf(w, "<h1>%s</h1>", r.FormValue("name")) // expect
	name := r.URL.Query().Get("name")
	w.Write([]byte("Hello " + name)) // expect
	io.WriteString(w, "Hello "+name) // expect
	fmt.Fprint(w, name) // expect
}
