jwt.verify(token, key, { algorithms: ["HS256", "none"] }); // expect
jwt.sign(payload, "", { algorithm: "none" }); // expect
const header = { alg: "NONE", typ: "JWT" }; // expect
