package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	fmt.Fprintf(w, "<p>%s</p>", value) // expect
	w.Write([]byte("<b>" + value + "</b>")) // expect
}
