package main

import (
	"os/exec"

	"github.com/spf13/cobra"
)

var listCommand = &cobra.Command{
	Use: "list",
	RunE: func(cmd *cobra.Command, args []string) error {
		return exec.Command("ls", "--", args[0]).Run()
	},
}
