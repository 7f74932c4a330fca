const { exec } = require("node:child_process");
const { Worker } = require("bullmq");
const { Server } = require("socket.io");
const io = require("socket.io")(3000);

io.on("connection", (socket) => {
  socket.on("run", (task, answer) => {
    exec(`task ${task}`, (error, output) => answer(output)); // expect
  });
});

const server = new Server(3001);
server.of("/admin").on("connection", (peer) => {
  peer.on("convert", ({ file }) => exec(`convert ${file}`)); // expect
});

new Worker("convert", async (job) => {
  exec(`ffmpeg -i ${job.data.file} out.mp4`); // expect
});
