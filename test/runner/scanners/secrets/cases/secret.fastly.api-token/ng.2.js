const options = { fastlyApiToken: "{{token::alnum:32}}" }; // expect
process.env["FASTLY_API_TOKEN"] = '{{token::alnum:32}}'; // expect
