import vm from "node:vm";
export function run(script) {
  return vm.runInNewContext(script, {}); // expect
}
