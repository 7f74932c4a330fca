jwt.verify(token, key, { algorithms: ["HS256"] });
jwt.sign(payload, key, { algorithm: "RS256" });
const style = { display: "none", algorithm: name };
