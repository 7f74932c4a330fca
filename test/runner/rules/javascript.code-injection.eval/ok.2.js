export function compute(name, scope) {
  const operations = { add: (a, b) => a + b };
  eval("1 + 1");
  return operations[name](scope.a, scope.b);
}
