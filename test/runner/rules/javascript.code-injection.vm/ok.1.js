vm.runInNewContext("1 + 1");
const script = new vm.Script("x = 1");
script.runInContext(context);
