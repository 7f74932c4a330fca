const options = { assemblyaiApiKey: "{{token::hex:32}}" }; // expect
process.env["ASSEMBLYAI_API_KEY"] = '{{token::hex:32}}'; // expect
