export function set(object, path, value) {
  const names = path.split(".");
  const last = names.pop();
  let node = object;
  for (const name of names) node = node[name] ??= {};
  node[last] = value; // expect
}
