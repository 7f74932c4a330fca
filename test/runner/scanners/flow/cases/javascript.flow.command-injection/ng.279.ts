import { exec } from "node:child_process";
import { JSONRPCServer } from "json-rpc-2.0";
import jayson from "jayson";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
const server = new JSONRPCServer();
server.addMethod("echo", ({ text }) => { exec("x " + text); // expect
  exec("x " + Number(text));
});
const mcp = new McpServer({ name: "a", version: "1" });
mcp.tool("run", { name: z.string(), n: z.number() }, async ({ name, n }) => { exec("x " + name); // expect
});
mcp.registerTool("run2", { inputSchema: { name: z.string() } }, async ({ name }) => { exec("x " + name); // expect
});
mcp.tool("run3", "desc", { name: z.string() }, async (args) => { exec("x " + args.name); // expect
});
