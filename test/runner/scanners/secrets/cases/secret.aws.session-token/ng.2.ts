const credentials = { sessionToken: "{{token::base64:240}}" }; // expect
