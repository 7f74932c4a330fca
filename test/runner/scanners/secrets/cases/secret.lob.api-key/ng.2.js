const options = { lobApiKey: "live_{{token::hex:35}}" }; // expect
process.env["LOB_API_KEY"] = 'live_{{token::hex:35}}'; // expect
