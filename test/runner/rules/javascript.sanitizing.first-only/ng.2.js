export function clean(name) {
  const path = name.replace("../", ""); // expect
  return path.replace("'", "&#39;"); // expect
}
