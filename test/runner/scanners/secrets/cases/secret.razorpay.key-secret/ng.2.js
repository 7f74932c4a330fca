const options = { razorpay_key_secret: "{{token::alnum:24}}" }; // expect
process.env["RAZORPAY_KEY_SECRET"] = '{{token::alnum:24}}'; // expect
