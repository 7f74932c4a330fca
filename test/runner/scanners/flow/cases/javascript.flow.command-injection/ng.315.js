const uWS = require("uWebSockets.js");
const { exec } = require("child_process");
uWS.App().ws("/*", { message: (ws, message, isBinary) => { exec("x " + Buffer.from(message).toString()); // expect
}, upgrade: (res, req, context) => { exec("x " + req.getHeader("x")); // expect
} }).get("/a/:id", (res, req) => {
  exec("x " + req.getQuery("q")); // expect
  exec("x " + req.getParameter(0)); // expect
  exec("x " + req.getUrl()); // expect
  exec("x " + req.getHeader("x")); // expect
  exec("x " + req.getMethod());
}).post("/b", (res, req) => {
  res.onData((chunk, isLast) => { exec("x " + Buffer.from(chunk).toString()); // expect
  });
});
