import { exec } from "node:child_process";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema } from "@modelcontextprotocol/sdk/types.js";
const server = new Server({ name: "a", version: "1" }, {});
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  exec("x " + request.params.arguments.name); // expect
  exec("x " + Number(request.params.arguments.name));
  const { name, arguments: args } = request.params;
  exec("x " + args.path); // expect
});
