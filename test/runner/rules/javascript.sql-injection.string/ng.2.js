export function build(customer) {
  const statement = `SELECT id, total FROM orders WHERE customer = '${customer}'`; // expect
  return statement;
}
