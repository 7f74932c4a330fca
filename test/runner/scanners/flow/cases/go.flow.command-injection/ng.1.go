package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	exec.Command("sh", "-c", "ls "+value).Run() // expect
	exec.CommandContext(r.Context(), value).Run() // expect
}
