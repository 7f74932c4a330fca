const f = new Function(body); // expect
const g = new Function("a", "b", "return " + expression); // expect
const h = Function(`return ${x}`)(); // expect
