package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	os.Open("/srv/" + value) // expect
	http.ServeFile(w, r, filepath.Join(root, value)) // expect
}
