const options = { deepgramApiKey: "{{token::hex:40}}" }; // expect
process.env["DEEPGRAM_API_KEY"] = '{{token::hex:40}}'; // expect
