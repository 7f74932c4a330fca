const title = text.replace("a", "b");
const first = text.replace("<", "(");
