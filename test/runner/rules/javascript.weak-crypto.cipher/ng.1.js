crypto.createCipheriv("des-ede3-cbc", key, iv); // expect
crypto.createDecipheriv("aes-128-ecb", key, null); // expect
crypto.createCipher("aes-256-cbc", password); // expect
createCipheriv('RC4', key, ''); // expect
CryptoJS.DES.encrypt(text, key); // expect
CryptoJS.AES.encrypt(text, key, { mode: CryptoJS.mode.ECB }); // expect
