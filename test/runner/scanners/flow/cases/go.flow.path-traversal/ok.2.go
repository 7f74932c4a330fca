package files

func Rooted(w http.ResponseWriter, r *http.Request) {
	http.ServeFile(w, r, filepath.Join("/srv/files", filepath.Clean("/"+r.FormValue("f"))))
}

func Relative(w http.ResponseWriter, r *http.Request) {
	full := filepath.Join("/srv/files", r.FormValue("f"))
	rel, err := filepath.Rel("/srv/files", full)
	if err != nil || strings.HasPrefix(rel, "..") {
		return
	}
	os.ReadFile(full)
}

func Below(root string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		full := filepath.Join(root, r.FormValue("f"))
		if !strings.HasPrefix(full, root+string(filepath.Separator)) {
			return
		}
		os.ReadFile(full)
	}
}
