package main

var upgrader = websocket.Upgrader{
	ReadBufferSize: 1024,
	CheckOrigin:    func(r *http.Request) bool { return true }, // expect
}
