const options = { cohere_api_key: "{{token::alnum:40}}" }; // expect
process.env["COHERE_API_KEY"] = '{{token::alnum:40}}'; // expect
