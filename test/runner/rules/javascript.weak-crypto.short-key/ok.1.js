const pair = crypto.generateKeyPairSync("rsa", { modulusLength: 3072 });
