package main

func serve(w http.ResponseWriter, r *http.Request, u websocket.Upgrader) {
	u.CheckOrigin = func(r *http.Request) bool { return true } // expect
	websocket.Accept(w, r, &websocket.AcceptOptions{OriginPatterns: []string{"*"}}) // expect
}
