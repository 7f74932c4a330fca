package chat

import (
	"net/http"

	"example.com/chat/scripts"
	"github.com/coder/websocket"
	"github.com/coder/websocket/wsjson"
)

func Coder(w http.ResponseWriter, r *http.Request) {
	c, err := websocket.Accept(w, r, nil)
	if err != nil {
		return
	}
	defer c.CloseNow()
	_, data, err := c.Read(r.Context())
	if err != nil {
		return
	}
	scripts.Coder(string(data))
	var wanted order
	if err := wsjson.Read(r.Context(), c, &wanted); err != nil {
		return
	}
	scripts.Nhooyr(wanted.Name)
}
