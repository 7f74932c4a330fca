package main

var upgrader = websocket.Upgrader{ReadBufferSize: 1024}
