package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	os.Open("/srv/" + filepath.Base(value))
	path := filepath.Clean(filepath.Join(root, value))
	if !strings.HasPrefix(path, root) {
		return
	}
	os.ReadFile(path)
}
