const options = { zendeskApiToken: "{{token::alnum:40}}" }; // expect
process.env["ZENDESK_API_TOKEN"] = '{{token::alnum:40}}'; // expect
