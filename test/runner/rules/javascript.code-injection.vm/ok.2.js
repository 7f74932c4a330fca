import vm from "node:vm";
export function run(sandbox) {
  return vm.runInNewContext("a + b", sandbox);
}
