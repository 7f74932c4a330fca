crypto.createCipheriv("aes-256-cbc", key, iv);
crypto.createCipheriv("aes-256-cbc", key, crypto.randomBytes(16));
crypto.createDecipheriv("aes-256-cbc", key, Buffer.from(iv, "hex"));
crypto.createCipheriv("aes-256-gcm", key, Buffer.from(row.iv, "hex"));
crypto.createCipheriv("aes-128-ecb", key, "");
