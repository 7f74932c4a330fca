const options = { plivoAuthToken: "{{token::alnum:40}}" }; // expect
process.env["PLIVO_AUTH_TOKEN"] = '{{token::alnum:40}}'; // expect
