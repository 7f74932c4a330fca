const options = { zerotierApiToken: "{{token::alnum:32}}" }; // expect
process.env["ZEROTIER_API_TOKEN"] = '{{token::alnum:32}}'; // expect
