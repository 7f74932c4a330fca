const size = key.asymmetricKeyDetails.modulusLength;
const pair = crypto.generateKeyPairSync("ed25519");
