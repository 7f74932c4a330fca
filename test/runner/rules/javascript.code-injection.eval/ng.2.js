export function compute(formula, scope) {
  const body = `with (scope) { ${formula} }`;
  return eval(body); // expect
}
