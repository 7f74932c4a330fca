const options = { ablyApiKey: "{{token::alnum:6}}.{{token::alnum:6}}:{{token::alnum:43}}" }; // expect
process.env["ABLY_API_KEY"] = '{{token::alnum:6}}.{{token::alnum:6}}:{{token::alnum:43}}'; // expect
