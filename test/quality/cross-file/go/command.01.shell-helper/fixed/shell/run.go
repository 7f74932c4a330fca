package shell

import "os/exec"

// Run executes dig without a shell.
func Run(arguments ...string) (string, error) {
	output, err := exec.Command("dig", arguments...).Output()
	return string(output), err
}
