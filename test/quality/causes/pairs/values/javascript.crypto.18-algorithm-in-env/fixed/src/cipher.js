require("dotenv").config();
const { createCipheriv, randomBytes } = require("crypto");

exports.encrypt = (key, text) => {
  const vector = randomBytes(12);
  const cipher = createCipheriv(process.env.CIPHER, key, vector); // expect
  return Buffer.concat([vector, cipher.update(text), cipher.final()]);
};
