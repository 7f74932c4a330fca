crypto.createCipheriv("aes-256-cbc", key, "1234567890123456"); // expect
crypto.createCipheriv("aes-256-cbc", key, Buffer.alloc(16)); // expect
crypto.createCipheriv("aes-256-gcm", key, Buffer.from("000000000000", "utf8")); // expect
