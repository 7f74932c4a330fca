package cargo

import (
	"os/exec"
	"strconv"
)

func Lift() {
	for box := range Waiting {
		exec.Command("sh", "-c", "lift "+strconv.Itoa(box.Weight)).Run()
		exec.Command("lift", box.Crane).Run()
	}
}
