var login = new NetworkCredential("deploy", "{{token::alnum:14}}"); // expect
var key = new SymmetricSecurityKey(Encoding.UTF8.GetBytes("{{token::alnum:32}}")); // expect
