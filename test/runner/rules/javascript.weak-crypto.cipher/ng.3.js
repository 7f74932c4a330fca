const METHOD = "aes-128-ecb";
const cipher = crypto.createCipheriv(METHOD, key, null); // expect
