import db from "@adonisjs/lucid/services/db";

export default class PartService {
  named(name: string, id: string) {
    return db.rawQuery(`select * from parts where name = '${name}' and id = ${id}`); // expect
  }

  owned(owner: string) {
    return db.rawQuery(`select * from parts where owner = '${owner}'`); // expect
  }
}
