const options = { vercel_token: "{{token::alnum:24}}" }; // expect
process.env["VERCEL_TOKEN"] = '{{token::alnum:24}}'; // expect
