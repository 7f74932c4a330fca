const options = { algolia_admin_key: "{{token::hex:32}}" }; // expect
process.env["ALGOLIA_ADMIN_KEY"] = '{{token::hex:32}}'; // expect
