const grpc = require("@grpc/grpc-js");
const { exec } = require("child_process");
function sayHello(call, callback) { exec("x " + call.request.name); // expect
  exec("x " + Number(call.request.name));
  exec("x " + call.request.getName()); // expect
  exec("x " + call.metadata.get("x")[0]); // expect
  callback(null, {}); }
function chat(call) { call.on("data", (note) => { exec("x " + note.name); // expect
}); }
const server = new grpc.Server();
server.addService(proto.Greeter.service, { sayHello, chat, other: (call, cb) => { exec("x " + call.request.name); // expect
} });
