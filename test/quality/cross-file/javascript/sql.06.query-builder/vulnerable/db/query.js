class Query {
  constructor(table) {
    this.table = table;
    this.conditions = [];
    this.values = [];
  }

  equals(column, value) {
    this.conditions.push(`${column} = '${value}'`);
    return this;
  }

  toSql() {
    const where = this.conditions.length > 0 ? ` WHERE ${this.conditions.join(" AND ")}` : "";
    return { text: `SELECT * FROM ${this.table}${where}`, values: this.values };
  }
}

module.exports = Query;
