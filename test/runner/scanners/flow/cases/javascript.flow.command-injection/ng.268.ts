import type { Params, Id, ServiceMethods, HookContext } from "@feathersjs/feathers";
import { exec } from "node:child_process";
export class Messages {
  async find(params: Params) { exec("x " + params.query.name); // expect
  }
  async get(id: Id, params?: Params) { exec("x " + id); // expect
  }
  async create(data: Data, params: Params) { exec("x " + data.name); // expect
    exec("x " + params.headers.x); // expect
    exec("x " + params.provider);
  }
  async remove(id: Id) { exec("x " + id); // expect
  }
  async patch(id: Id, data: Data) { exec("x " + id); // expect
    exec("x " + data.name); // expect
  }
}
export const hook = async (context: HookContext) => {
  exec("x " + context.data.name); // expect
  exec("x " + context.params.query.name); // expect
  exec("x " + context.id); // expect
  const { data, params } = context;
  exec("x " + data.name); // expect
};
