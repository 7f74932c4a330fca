export function set(object, path, value) {
  const names = path.split(".");
  const last = names.pop();
  if ([...names, last].includes("__proto__") || names.includes("constructor")) throw new Error(path);
  let node = object;
  for (const name of names) node = node[name] ??= {};
  node[last] = value;
}
