const options = { dd_api_key: "{{token::hex:32}}" }; // expect
process.env["DD_API_KEY"] = '{{token::hex:32}}'; // expect
