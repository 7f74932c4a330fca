const options = { splunk_hec_token: "{{token::hex:8}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:12}}" }; // expect
process.env["SPLUNK_HEC_TOKEN"] = '{{token::hex:8}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:12}}'; // expect
