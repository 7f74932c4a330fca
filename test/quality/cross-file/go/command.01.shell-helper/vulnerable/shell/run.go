package shell

import "os/exec"

// Run executes a command line.
func Run(line string) (string, error) {
	output, err := exec.Command("sh", "-c", line).Output() // expect
	return string(output), err
}
