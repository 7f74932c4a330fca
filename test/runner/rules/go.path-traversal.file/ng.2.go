package main

func download(w http.ResponseWriter, r *http.Request) {
	data, _ := os.ReadFile("uploads/" + r.FormValue("name")) // expect
	w.Write(data)
}
