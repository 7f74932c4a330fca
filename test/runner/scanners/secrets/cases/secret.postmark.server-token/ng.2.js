const options = { postmark_server_token: "{{token::hex:8}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:12}}" }; // expect
process.env["POSTMARK_SERVER_TOKEN"] = '{{token::hex:8}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:12}}'; // expect
