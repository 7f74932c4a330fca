const options = { duoSecretKey: "{{token::alnum:40}}" }; // expect
process.env["DUO_SECRET_KEY"] = '{{token::alnum:40}}'; // expect
