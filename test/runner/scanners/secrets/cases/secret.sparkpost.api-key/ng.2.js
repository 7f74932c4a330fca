const options = { sparkpostApiKey: "{{token::hex:40}}" }; // expect
process.env["SPARKPOST_API_KEY"] = '{{token::hex:40}}'; // expect
