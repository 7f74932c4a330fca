package main

func serve(w http.ResponseWriter, r *http.Request) {
	http.ServeContent(w, r, "a", modified, content)
}
