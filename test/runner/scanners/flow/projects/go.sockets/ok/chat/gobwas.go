package chat

import (
	"io"
	"net/http"

	"example.com/chat/scripts"
	"github.com/gobwas/ws"
	"github.com/gobwas/ws/wsutil"
)

func Gobwas(w http.ResponseWriter, r *http.Request) {
	conn, _, _, err := ws.UpgradeHTTP(r, w)
	if err != nil {
		return
	}
	go func() {
		defer conn.Close()
		for {
			msg, _, err := wsutil.ReadClientData(conn)
			if err != nil {
				return
			}
			scripts.Gobwas(string(msg))
		}
	}()
}

func Framed(w http.ResponseWriter, r *http.Request) {
	conn, _, _, err := ws.UpgradeHTTP(r, w)
	if err != nil {
		return
	}
	header, err := ws.ReadHeader(conn)
	if err != nil {
		return
	}
	payload := make([]byte, header.Length)
	if _, err := io.ReadFull(conn, payload); err != nil {
		return
	}
	scripts.Framed(string(payload))
}
