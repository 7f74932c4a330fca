const discord = new Client();
await discord.login("{{base64url:284710593847261093}}.{{token:G:alnum:5}}.{{token::alnum:38}}"); // expect
