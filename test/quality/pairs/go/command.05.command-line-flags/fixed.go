package main

import (
	"fmt"
	"log"
	"os"
	"os/exec"
)

func archive(directory string) *exec.Cmd {
	return exec.Command("tar", "czf", "/tmp/archive.tgz", "--", directory)
}

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: archive <directory>")
		os.Exit(2)
	}
	command := archive(os.Args[1])
	command.Stderr = os.Stderr
	if err := command.Run(); err != nil {
		log.Fatal(err)
	}
}
