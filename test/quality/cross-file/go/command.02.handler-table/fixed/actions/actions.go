package actions

import (
	"errors"
	"os/exec"
	"slices"
	"strings"
)

type Action func(argument string) ([]byte, error)

var Table = map[string]Action{
	"upper":   upper,
	"service": service,
}

var services = []string{"nginx", "redis"}

func upper(argument string) ([]byte, error) {
	return []byte(strings.ToUpper(argument)), nil
}

func service(argument string) ([]byte, error) {
	if !slices.Contains(services, argument) {
		return nil, errors.New("unknown service")
	}
	return exec.Command("/bin/bash", "-c", "systemctl restart "+argument).CombinedOutput()
}
