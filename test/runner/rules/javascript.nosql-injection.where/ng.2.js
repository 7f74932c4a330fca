export function search(name) {
  return db.collection("users").find({ $where: `this.name == '${name}'` }); // expect
}
