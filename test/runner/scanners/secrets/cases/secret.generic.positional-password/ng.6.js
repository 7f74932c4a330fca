const signed = jwt.sign({ id: 1 }, '{{token::alnum:30}}'); // expect
const mac = crypto.createHmac("sha256", "{{token::alnum:24}}"); // expect
