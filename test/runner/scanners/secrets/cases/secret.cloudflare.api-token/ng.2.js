const options = { cloudflare_api_token: "{{token::alnum:40}}" }; // expect
process.env["CLOUDFLARE_API_TOKEN"] = '{{token::alnum:40}}'; // expect
