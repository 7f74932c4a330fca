package tools
import "os/exec"
func Host(x string) { exec.Command("sh", "-c", "ping "+x).Run() }
func Kind(x string) { exec.Command("sh", "-c", "ping "+x).Run() }
func First(x string) { exec.Command("sh", "-c", "ping "+x).Run() }
