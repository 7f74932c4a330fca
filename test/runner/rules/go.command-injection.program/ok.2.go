package main

func run(w http.ResponseWriter, r *http.Request) {
	out, _ := exec.Command("git", "log", r.URL.Query().Get("branch")).Output()
	w.Header().Set("X-Size", strconv.Itoa(len(out)))
}
