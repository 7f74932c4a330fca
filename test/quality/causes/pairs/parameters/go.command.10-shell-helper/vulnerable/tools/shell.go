package tools

import "os/exec"

func Run(command string) ([]byte, error) {
	return exec.Command("bash", "-c", command).CombinedOutput() // expect low
}
