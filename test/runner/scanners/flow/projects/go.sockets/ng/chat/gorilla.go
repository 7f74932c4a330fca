package chat

import (
	"net/http"

	"example.com/chat/scripts"
	"github.com/gorilla/websocket"
)

var upgrader = websocket.Upgrader{}

type order struct{ Name string }

func Gorilla(w http.ResponseWriter, r *http.Request) {
	peer, err := upgrader.Upgrade(w, r, nil)
	if err != nil {
		return
	}
	defer peer.Close()
	for {
		_, data, err := peer.ReadMessage()
		if err != nil {
			return
		}
		scripts.Gorilla(string(data))
		var wanted order
		if err := peer.ReadJSON(&wanted); err != nil {
			return
		}
		scripts.Order(wanted.Name)
	}
}
