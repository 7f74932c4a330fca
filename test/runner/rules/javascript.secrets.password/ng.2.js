const pool = mysql.createPool({
  host: "db.internal",
  user: "app",
  password: "Tr0ub4dor3x", // expect
});
