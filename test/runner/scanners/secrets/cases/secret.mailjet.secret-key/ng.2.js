const options = { mailjetApiSecret: "{{token::hex:32}}" }; // expect
process.env["MAILJET_API_SECRET"] = '{{token::hex:32}}'; // expect
