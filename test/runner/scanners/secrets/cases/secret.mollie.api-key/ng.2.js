const options = { mollieApiKey: "live_{{token::alnum:30}}" }; // expect
process.env["MOLLIE_API_KEY"] = 'live_{{token::alnum:30}}'; // expect
