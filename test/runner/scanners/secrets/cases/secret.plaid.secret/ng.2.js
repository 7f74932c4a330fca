const options = { plaid_secret: "{{token::hex:30}}" }; // expect
process.env["PLAID_SECRET"] = '{{token::hex:30}}'; // expect
