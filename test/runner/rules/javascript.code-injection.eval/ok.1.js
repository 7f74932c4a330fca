eval("1 + 1");
eval(`globalThis.x = 1`);
JSON.parse(text);
page.$eval("#id", (el) => el.value);
redis.eval(script, 1, key);
expression.eval(scope);
eval();
