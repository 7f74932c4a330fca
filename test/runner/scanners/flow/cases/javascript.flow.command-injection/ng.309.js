const { Server } = require("socket.io");
const { exec } = require("child_process");
const io = new Server(3000);
io.on("connection", (socket) => {
  socket.on("run", (arg, cb) => { exec("x " + arg); // expect
  });
  socket.on("obj", ({ name }) => { exec("x " + name); // expect
  });
  socket.onAny((event, ...args) => { exec("x " + args[0]); // expect
    exec("x " + event); // expect
  });
  exec("x " + socket.handshake.query.token); // expect
  exec("x " + socket.handshake.auth.token); // expect
  exec("x " + socket.handshake.headers.x); // expect
  socket.once("b", async (b) => { exec("x " + Number(b)); });
});
io.use((socket, next) => { exec("x " + socket.handshake.auth.token); // expect
  next(); });
io.of("/admin").on("connection", (socket) => { socket.on("z", (z) => { exec("x " + z); // expect
}); });
const nsp = io.of("/n");
nsp.on("connection", (socket) => { socket.use(([event, ...args], next) => { exec("x " + args[0]); // expect
  next(); }); });
io.sockets.on("connection", onConn);
function onConn(socket) { socket.on("k", (k) => exec("x " + k)); // expect
}
