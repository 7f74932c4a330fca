const c = crypto.createCipheriv("aes-256-gcm", "0123456789abcdef0123456789abcdef", iv); // expect
