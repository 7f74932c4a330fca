const mysql = require("mysql2/promise");

const ENTRY = process.env.ORDERS_ENTRY;

exports.pool = mysql.createPool({ host: "db.internal", user: "orders", password: ENTRY });
