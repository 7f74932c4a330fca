const options = { mixpanelSecret: "{{token::lower:32}}" }; // expect
process.env["MIXPANEL_SECRET"] = '{{token::lower:32}}'; // expect
