const { Pool } = require("pg");
const pool = new Pool();

exports.findRooms = (floor) => pool.query("SELECT * FROM rooms WHERE floor = $1", [floor]);
