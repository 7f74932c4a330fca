var hash = SHA256.HashData(bytes);
var mac = new HMACSHA256(key);
