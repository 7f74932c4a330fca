package deploy

import "os/exec"

// Run returns what a step prints.
func Run(step string) ([]byte, error) {
	return exec.Command("make", "--", step).CombinedOutput()
}
