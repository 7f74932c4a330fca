const options = { bugsnagApiKey: "{{token::hex:32}}" }; // expect
process.env["BUGSNAG_API_KEY"] = '{{token::hex:32}}'; // expect
