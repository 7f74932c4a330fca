const options = { ibmcloudApiKey: "{{token::alnum:44}}" }; // expect
process.env["IBMCLOUD_API_KEY"] = '{{token::alnum:44}}'; // expect
