export function compile(expression) {
  return new Function("row", "return " + expression); // expect
}
