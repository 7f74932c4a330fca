import db from "@adonisjs/lucid/services/db";

export default class PartService {
  owned(owner: number, kind: string) {
    return db.rawQuery(`select * from parts where owner = ${owner} and kind = '${kind}'`);
  }
}
