import { sequelize } from "./connection";

export async function searchStations(name: string) {
  const sql = "SELECT id, name FROM stations WHERE name ILIKE '" + name + "%'";
  const [rows] = await sequelize.query(sql); // expect
  return rows;
}
