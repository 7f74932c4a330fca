crypto.createHash("md5").update(password).digest("hex"); // expect
const hash = createHash('sha1'); // expect
CryptoJS.MD5(password).toString(); // expect
await crypto.subtle.digest("SHA-1", data); // expect
crypto.createHash(`MD5`); // expect
