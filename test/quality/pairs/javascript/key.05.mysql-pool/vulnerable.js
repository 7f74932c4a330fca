const mysql = require("mysql2/promise");

const ENTRY = "kestrel-Nine-42";

exports.pool = mysql.createPool({ host: "db.internal", user: "orders", password: ENTRY });
