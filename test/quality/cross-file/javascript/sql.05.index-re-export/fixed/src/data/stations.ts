import { QueryTypes } from "sequelize";
import { sequelize } from "./connection";

export async function searchStations(name: string) {
  const sql = "SELECT id, name FROM stations WHERE name ILIKE :prefix";
  return sequelize.query(sql, { replacements: { prefix: `${name}%` }, type: QueryTypes.SELECT });
}
