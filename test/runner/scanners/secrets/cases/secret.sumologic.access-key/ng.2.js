const options = { sumologicAccessKey: "{{token::alnum:64}}" }; // expect
process.env["SUMOLOGIC_ACCESS_KEY"] = '{{token::alnum:64}}'; // expect
