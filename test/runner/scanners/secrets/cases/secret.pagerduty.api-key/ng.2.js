const options = { pagerduty_api_key: "{{token::mixed:20}}" }; // expect
process.env["PAGERDUTY_API_KEY"] = '{{token::mixed:20}}'; // expect
