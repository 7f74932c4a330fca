package worker

import (
	"os/exec"

	"example.com/topicsng/bus"
)

func Register(b *bus.Bus) {
	go func() {
		for host := range b.Topic("ping") {
			exec.Command("sh", "-c", "ping "+host).Run() // expect
		}
	}()
}
