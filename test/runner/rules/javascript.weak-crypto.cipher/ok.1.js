crypto.createCipheriv("aes-256-gcm", key, iv);
crypto.createDecipheriv("aes-256-cbc", key, iv);
crypto.createCipheriv(algorithm, key, iv);
CryptoJS.AES.encrypt(text, key);
factory.createCipher("aes");
