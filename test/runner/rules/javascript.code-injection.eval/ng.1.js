eval(req.body.code); // expect
const value = eval("(" + text + ")"); // expect
window.eval(`x = ${value}`); // expect
(0, eval)(source); // expect
function preTax(req) {
  return eval(req.body.preTax); // expect
}
