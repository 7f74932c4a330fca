const secret = process.env.APP_SECRET || "{{token::lower:20}}"; // expect
const key = Buffer.from("");
const encKey = Buffer.from("{{token::hex:32}}", "hex"); // expect
const body = "{\"api_key\":\"{{token::alnum:32}}\"}"; // expect
