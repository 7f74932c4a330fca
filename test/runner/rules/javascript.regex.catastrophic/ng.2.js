export function check(text) {
  return /^(([a-z])+.)+[A-Z]([a-z])+$/.test(text); // expect
}
const stars = new RegExp("^(x*)*$"); // expect
const optional = /^(?:[-.]?[a-z]+)*@/; // expect
