const options = { bitriseApiToken: "{{token::alnum:86}}" }; // expect
process.env["BITRISE_API_TOKEN"] = '{{token::alnum:86}}'; // expect
