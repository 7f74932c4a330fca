package main

func serve(w http.ResponseWriter, r *http.Request) {
	os.Open("/data/file")
	os.ReadFile(filepath.Join(root, filepath.Base(r.FormValue("file"))))
	http.ServeFile(w, r, "static/index.html")
	os.Open(files[r.FormValue("file")])
	os.Open(path)
	id := parseID(r.FormValue("id"))
	os.Open(id)
}
