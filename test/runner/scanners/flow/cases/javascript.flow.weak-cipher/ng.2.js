const crypto = require("crypto");
crypto.createHash(process.env.PASSWORD_HASH || "md5").update(password).digest("hex");
crypto.createHash(process.env.PASSWORD_HASH ?? "sha512").update(password).digest("hex");
crypto.createHash(process.env.PASSWORD_HASH).update(password).digest("hex");
const cipher = process.env.CIPHER || "des-ecb";
crypto.createCipheriv(cipher, key, iv); // expect
