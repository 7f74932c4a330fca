const options = { auth0ClientSecret: "{{token::alnum:64}}" }; // expect
process.env["AUTH0_CLIENT_SECRET"] = '{{token::alnum:64}}'; // expect
