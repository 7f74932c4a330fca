package chat

import (
	"bufio"
	"net/http"

	"example.com/chat/scripts"
	"golang.org/x/net/websocket"
)

func Routes() {
	http.Handle("/plain", websocket.Handler(func(ws *websocket.Conn) {
		var text string
		if err := websocket.Message.Receive(ws, &text); err != nil {
			return
		}
		scripts.Plain(text)
	}))
	http.Handle("/old", websocket.Handler(old))
	http.Handle("/scanned", websocket.Handler(scanned))
}

func old(ws *websocket.Conn) {
	var wanted order
	if err := websocket.JSON.Receive(ws, &wanted); err != nil {
		return
	}
	scripts.Old(wanted.Name)
}

func scanned(ws *websocket.Conn) {
	lines := bufio.NewScanner(ws)
	for lines.Scan() {
		scripts.Scanned(lines.Text())
	}
}
