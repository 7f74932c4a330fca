package cargo

import (
	"os/exec"
	"strconv"
	"time"
)

func Lift(stop <-chan time.Time) {
	for {
		select {
		case box := <-Waiting:
			exec.Command("sh", "-c", "lift "+strconv.Itoa(box.Weight)).Run()
			exec.Command("sh", "-c", "lift "+box.Crane).Run() // expect
		case <-stop:
			return
		}
	}
}
