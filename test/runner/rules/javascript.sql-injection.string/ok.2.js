export function build(customer) {
  const statement = "SELECT id, total FROM orders WHERE customer = $1";
  return { text: statement, values: [customer] };
}
