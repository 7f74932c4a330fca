package main

func run(w http.ResponseWriter, r *http.Request) {
	tool := r.URL.Query().Get("tool")
	out, _ := exec.Command(tool, "--version").Output() // expect
	w.Write(out)
}
