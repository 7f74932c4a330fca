const pool = mysql.createPool({
  host: "db.internal",
  user: "app",
  password: process.env.DB_PASSWORD,
});
