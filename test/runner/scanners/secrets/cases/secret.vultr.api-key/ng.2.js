const options = { vultrApiKey: "{{token::upper:36}}" }; // expect
process.env["VULTR_API_KEY"] = '{{token::upper:36}}'; // expect
