const options = { infuraApiKey: "{{token::hex:32}}" }; // expect
process.env["INFURA_API_KEY"] = '{{token::hex:32}}'; // expect
