export function search(name) {
  return db.collection("users").find({ name: { $eq: name } });
}
