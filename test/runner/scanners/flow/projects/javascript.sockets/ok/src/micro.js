const uWS = require("uWebSockets.js");
const scripts = require("./scripts");

uWS
  .App()
  .ws("/*", {
    message: (ws, message, isBinary) => {
      scripts.micro(Buffer.from(message).toString());
    },
  })
  .listen(9001, () => {});
