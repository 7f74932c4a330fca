const options = { ngrokAuthtoken: "{{token:2:alnum:26}}_{{token::alnum:21}}" }; // expect
process.env["NGROK_AUTHTOKEN"] = '{{token:2:alnum:26}}_{{token::alnum:21}}'; // expect
