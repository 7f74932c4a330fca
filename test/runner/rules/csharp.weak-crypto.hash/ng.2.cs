var sha = new SHA1Managed(); // expect
var hash = SHA1.HashData(bytes); // expect
var named = HashAlgorithm.Create("MD5"); // expect
