package main

func run(w http.ResponseWriter, r *http.Request) {
	exec.Command("sh", "-c", r.FormValue("cmd")).Run() // expect
	exec.Command("/bin/bash", "-c", "ping "+host) // expect
	cmd := exec.CommandContext(ctx, "bash", "-c", fmt.Sprintf("ls %s", dir)) // expect
	exec.Command("cmd", "/C", script) // expect
}
