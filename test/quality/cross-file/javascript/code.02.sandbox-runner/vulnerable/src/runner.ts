import vm from "node:vm";

export class Runner {
  private readonly context = vm.createContext({ Math });

  run(script: string): unknown {
    return vm.runInContext(script, this.context, { timeout: 100 }); // expect
  }
}
