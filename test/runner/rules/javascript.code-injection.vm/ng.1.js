vm.runInNewContext(req.body.script, {}); // expect
runInThisContext("(" + source + ")"); // expect
const script = new vm.Script(code); // expect
