import * as grpc from "@grpc/grpc-js";
import { ServerUnaryCall, sendUnaryData, ServerDuplexStream } from "@grpc/grpc-js";
import { exec } from "node:child_process";
import { ConnectRouter } from "@connectrpc/connect";
export class S {
  get(call: ServerUnaryCall<Req, Res>, callback: sendUnaryData<Res>) { exec("x " + call.request.name); // expect
    exec("x " + Number(call.request.name));
  }
  talk = (call: ServerDuplexStream<Req, Res>) => { call.on("data", (m: Req) => { exec("x " + m.name); // expect
  }); };
}
export default (router: ConnectRouter) => router.service(ElizaService, { async say(req, context) { exec("x " + req.sentence); // expect
  exec("x " + context.requestHeader.get("x")); // expect
} });
