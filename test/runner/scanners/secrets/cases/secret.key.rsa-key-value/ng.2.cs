var key = "<RSAKeyValue><Modulus>{{token::base64:172}}</Modulus><D>{{token::base64:172}}</D></RSAKeyValue>"; // expect
