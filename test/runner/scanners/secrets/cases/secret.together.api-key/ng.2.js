const options = { togetherApiKey: "{{token::hex:64}}" }; // expect
process.env["TOGETHER_API_KEY"] = '{{token::hex:64}}'; // expect
