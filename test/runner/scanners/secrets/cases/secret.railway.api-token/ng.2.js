const options = { railwayToken: "{{token::hex:8}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:12}}" }; // expect
process.env["RAILWAY_TOKEN"] = '{{token::hex:8}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:12}}'; // expect
