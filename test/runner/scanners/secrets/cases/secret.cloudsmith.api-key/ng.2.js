const options = { cloudsmithApiKey: "{{token::hex:40}}" }; // expect
process.env["CLOUDSMITH_API_KEY"] = '{{token::hex:40}}'; // expect
