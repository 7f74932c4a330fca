import { deno, denoAssigned } from "./scripts";

Deno.serve((req) => {
  const { socket, response } = Deno.upgradeWebSocket(req);
  socket.addEventListener("message", (event) => {
    deno(event.data);
  });
  return response;
});

Deno.serve((req) => {
  const { socket, response } = Deno.upgradeWebSocket(req);
  socket.onmessage = (event) => {
    denoAssigned(event.data);
  };
  return response;
});
