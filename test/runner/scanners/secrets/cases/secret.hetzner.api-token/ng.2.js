const options = { hcloudToken: "{{token::alnum:64}}" }; // expect
process.env["HCLOUD_TOKEN"] = '{{token::alnum:64}}'; // expect
