const { WebSocketServer } = require("ws");
const scripts = require("./scripts");

const wss = new WebSocketServer({ port: 8080 });
wss.on("connection", (peerSocket) => {
  peerSocket.on("message", (data) => {
    scripts.wsOn(data.toString());
  });
});
const other = new WebSocketServer({ port: 8081 });
other.on("connection", function connection(ws) {
  ws.onmessage = (event) => scripts.wsAssigned(event.data);
});
const third = new WebSocketServer({ port: 8082 });
third.on("connection", (ws) => {
  ws.addEventListener("message", (event) => scripts.wsListener(event.data));
});
