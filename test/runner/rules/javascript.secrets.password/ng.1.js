const password = "hunter2!"; // expect
const dbPassword = 'Tr0ub4dor&3'; // expect
config.apiKey = "9f86d081884c7d65"; // expect
const connection = mysql.createConnection({
  user: "root",
  password: "letmein123", // expect
});
const CLIENT_SECRET = "q8Jx0vB2mP5s"; // expect
