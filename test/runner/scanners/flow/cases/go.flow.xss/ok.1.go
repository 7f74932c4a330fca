package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	fmt.Fprintf(w, "<p>%s</p>", html.EscapeString(value))
	fmt.Fprintf(os.Stdout, "<p>%s</p>", value)
}
