import { get, param, post, requestBody } from "@loopback/rest";
import { feathers } from "@feathersjs/feathers";
import { exec } from "node:child_process";

export class Files {
  @get("/files")
  list(@param.query.string("folder") folder: string) {
    exec("ls " + folder); // expect
  }

  @post("/files")
  create(@requestBody() body: { name: string }) {
    exec("touch " + body.name); // expect
  }
}

export class Messages {
  async find(params) {
    exec("ls " + params.query.name); // expect
  }

  async create(data, params) {
    exec("ls " + data.name); // expect
  }
}

export const service = feathers().use("messages", new Messages());
