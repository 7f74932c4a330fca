package main

func download(w http.ResponseWriter, r *http.Request) {
	data, _ := os.ReadFile(filepath.Join("uploads", filepath.Base(r.FormValue("name"))))
	w.Write(data)
}
