const options = { rollbarAccessToken: "{{token::hex:32}}" }; // expect
process.env["ROLLBAR_ACCESS_TOKEN"] = '{{token::hex:32}}'; // expect
