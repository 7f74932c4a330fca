class Query {
  constructor(table) {
    this.table = table;
    this.conditions = [];
    this.values = [];
  }

  equals(column, value) {
    this.values.push(value);
    this.conditions.push(`${column} = $${this.values.length}`);
    return this;
  }

  toSql() {
    const where = this.conditions.length > 0 ? ` WHERE ${this.conditions.join(" AND ")}` : "";
    return { text: `SELECT * FROM ${this.table}${where}`, values: this.values };
  }
}

module.exports = Query;
