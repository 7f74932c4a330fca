package worker

import (
	"os/exec"

	"example.com/topicsok/bus"
)

func Register(b *bus.Bus) {
	go func() {
		for host := range b.Topic("ping") {
			exec.Command("sh", "-c", "ping "+host).Run()
		}
	}()
}
