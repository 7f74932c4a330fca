const options = { vonageApiSecret: "{{token::alnum:16}}" }; // expect
process.env["VONAGE_API_SECRET"] = '{{token::alnum:16}}'; // expect
