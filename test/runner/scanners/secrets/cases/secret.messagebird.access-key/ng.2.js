const options = { messagebirdAccessKey: "{{token::alnum:25}}" }; // expect
process.env["MESSAGEBIRD_ACCESS_KEY"] = '{{token::alnum:25}}'; // expect
