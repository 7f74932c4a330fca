package main

func hello(w http.ResponseWriter, r *http.Request) {
	fmt.Fprintf(w, "<h1>%s</h1>", html.EscapeString(r.FormValue("name")))
	w.Write([]byte("Hello"))
	name := r.FormValue("name")
	t.Execute(w, name)
	fmt.Fprintf(os.Stdout, "%s", name)
	json.NewEncoder(w).Encode(name)
	fmt.Fprintf(w, "%d", len(name))
}
