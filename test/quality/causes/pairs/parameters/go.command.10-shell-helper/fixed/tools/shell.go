package tools

import "os/exec"

func Run(folder string) ([]byte, error) {
	return exec.Command("ls", "--", folder).CombinedOutput()
}
