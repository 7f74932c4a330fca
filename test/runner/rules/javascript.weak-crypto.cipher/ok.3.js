const METHOD = "aes-256-gcm";
const cipher = crypto.createCipheriv(METHOD, key, iv);
