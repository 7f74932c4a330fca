const options = { paypalClientSecret: "{{token:E:alnum:79}}" }; // expect
process.env["PAYPAL_CLIENT_SECRET"] = '{{token:E:alnum:79}}'; // expect
