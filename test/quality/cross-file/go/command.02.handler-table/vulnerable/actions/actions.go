package actions

import (
	"os/exec"
	"strings"
)

type Action func(argument string) ([]byte, error)

var Table = map[string]Action{
	"upper":   upper,
	"service": service,
}

func upper(argument string) ([]byte, error) {
	return []byte(strings.ToUpper(argument)), nil
}

func service(argument string) ([]byte, error) {
	return exec.Command("/bin/bash", "-c", "systemctl restart "+argument).CombinedOutput() // expect
}
