export function compile() {
  const noop = new Function("return this");
  return (row) => row.total * 2 + noop();
}
