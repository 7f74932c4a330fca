package chat

import (
	"net/http"

	"example.com/chat/scripts"
	"github.com/olahol/melody"
)

func Melody() {
	m := melody.New()
	http.HandleFunc("/melody", func(w http.ResponseWriter, r *http.Request) {
		m.HandleRequest(w, r)
	})
	m.HandleMessage(func(s *melody.Session, msg []byte) {
		scripts.Melody(string(msg))
	})
}
