const options = { merakiDashboardApiKey: "{{token::hex:40}}" }; // expect
process.env["MERAKI_DASHBOARD_API_KEY"] = '{{token::hex:40}}'; // expect
