package main

func serve(u websocket.Upgrader) {
	u.CheckOrigin = func(r *http.Request) bool {
		return r.Header.Get("Origin") == "https://app.example.com"
	}
}
