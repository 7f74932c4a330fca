const options = { okta_api_token: "{{token:00:alnum:40}}" }; // expect
process.env["OKTA_API_TOKEN"] = '{{token:00:alnum:40}}'; // expect
