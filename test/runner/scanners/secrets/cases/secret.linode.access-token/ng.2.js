const options = { linodeToken: "{{token::hex:64}}" }; // expect
process.env["LINODE_TOKEN"] = '{{token::hex:64}}'; // expect
