package main

import (
	"os/exec"

	"github.com/spf13/cobra"
)

var showCommand = &cobra.Command{
	Use: "show",
	RunE: func(cmd *cobra.Command, args []string) error {
		pager, _ := cmd.Flags().GetString("pager")
		if err := exec.Command("sh", "-c", "less "+args[0]).Run(); err != nil { // expect
			return err
		}
		return exec.Command("bash", "-c", pager+" out.txt").Run() // expect
	},
}
