res.setHeader("Access-Control-Allow-Origin", "*"); // expect
const headers = { "Access-Control-Allow-Origin": "*" }; // expect
