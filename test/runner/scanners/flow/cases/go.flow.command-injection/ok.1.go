package main

func handle(w http.ResponseWriter, r *http.Request) {
	value := r.URL.Query().Get("value")
	exec.Command("ls", value).Run()
	exec.Command("sh", "-c", "uptime").Run()
}
