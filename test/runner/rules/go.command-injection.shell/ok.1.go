package main

const script = "ls | wc -l"

func run() {
	exec.Command("sh", "-c", "ls | wc -l").Run()
	exec.Command("sh", "-c", script).Run()
	exec.Command("ping", "-c", host)
	exec.Command("bash", "script.sh", value)
	exec.CommandContext(ctx, "git", "clone", url)
	exec.Command("sh", "-c", `tool "$1"`, "sh", value)
	exec.Command("sh", "-c", fmt.Sprintf("kill %d", pid))
}
