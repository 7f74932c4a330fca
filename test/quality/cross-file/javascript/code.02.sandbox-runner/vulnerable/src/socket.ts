import { WebSocketServer } from "ws";
import { calculate } from "./calculator";

const server = new WebSocketServer({ port: 8081 });

server.on("connection", (socket) => {
  socket.on("message", async (data) => {
    const { expression } = JSON.parse(data.toString());
    socket.send(String(await calculate(expression)));
  });
});
