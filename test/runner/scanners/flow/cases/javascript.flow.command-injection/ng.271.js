const functions = require("@google-cloud/functions-framework");
const { exec } = require("child_process");
functions.http("h", (req, res) => { exec("x " + req.query.name); // expect
  exec("x " + req.body.name); // expect
  exec("x " + req.rawBody.toString()); // expect
});
functions.cloudEvent("c", (cloudEvent) => { exec("x " + cloudEvent.data.name); // expect
  const m = Buffer.from(cloudEvent.data.message.data, "base64").toString(); exec("x " + m); // expect
});
exports.helloPubSub = (message, context) => { exec("x " + Buffer.from(message.data, "base64").toString()); };
exports.helloGCS = (file, context) => { exec("x " + file.name); };
