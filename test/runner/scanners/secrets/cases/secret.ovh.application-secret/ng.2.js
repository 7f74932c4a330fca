const options = { ovhApplicationSecret: "{{token::alnum:32}}" }; // expect
process.env["OVH_APPLICATION_SECRET"] = '{{token::alnum:32}}'; // expect
