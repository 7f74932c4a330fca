package journal

import (
	"log"

	"example.org/listeners/desk"
)

type Journal struct{ out *log.Logger }

func (j *Journal) Attach(hub *desk.Hub) {
	hub.SubscribeTo(j.write)
}

func (j *Journal) write(notice desk.Notice) {
	j.out.Printf("notice: %s", notice.Text)
}
