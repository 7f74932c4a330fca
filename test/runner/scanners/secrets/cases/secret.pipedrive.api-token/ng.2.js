const options = { pipedriveApiToken: "{{token::hex:40}}" }; // expect
process.env["PIPEDRIVE_API_TOKEN"] = '{{token::hex:40}}'; // expect
