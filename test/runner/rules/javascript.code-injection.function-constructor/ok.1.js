const root = Function("return this")();
const add = new Function("a", "b", "return a + b");
const x = new FunctionRegistry(body);
const t = typeof Function;
if (value instanceof Function) value();
