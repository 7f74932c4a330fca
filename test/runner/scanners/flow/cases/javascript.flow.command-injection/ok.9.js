const { exec, execFile } = require("node:child_process");
const { Worker } = require("bullmq");
const io = require("socket.io")(3000);

io.on("connection", (socket) => {
  socket.on("count", (count) => exec(`seq ${Number(count)}`));
  socket.emit("ready", exec("uptime"));
});

new Worker("convert", async (job) => {
  execFile("ffmpeg", ["-i", job.data.file, "out.mp4"]);
  exec(`echo ${job.name}`);
});
