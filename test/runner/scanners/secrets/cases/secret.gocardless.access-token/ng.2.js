const options = { gocardlessAccessToken: "live_{{token::alnum:40}}" }; // expect
process.env["GOCARDLESS_ACCESS_TOKEN"] = 'live_{{token::alnum:40}}'; // expect
