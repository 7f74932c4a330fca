package alerts

import (
	"os/exec"
	"strconv"
)

type Alert struct {
	Zone string
	Text string
}

type Receiver func(Alert)

type Hub struct {
	receivers map[string][]Receiver
}

func NewHub() *Hub {
	return &Hub{receivers: make(map[string][]Receiver)}
}

func (h *Hub) On(kind string, receiver Receiver) {
	h.receivers[kind] = append(h.receivers[kind], receiver)
}

func (h *Hub) Tell(kind string, alert Alert) {
	for _, receiver := range h.receivers[kind] {
		go receiver(alert)
	}
}

func Listen(hub *Hub) {
	hub.On("heat", func(alert Alert) {
		exec.Command("wall", alert.Text).Run()
	})
	hub.On("heat", openWindows)
}

func openWindows(alert Alert) {
	if zone, err := strconv.Atoi(alert.Zone); err == nil {
		exec.Command("sh", "-c", "windows open "+strconv.Itoa(zone)).Run()
	}
}
