exports.handler = async (event) => {
  const name = event.queryStringParameters?.name ?? 'you'
  const body = `<h1>Hello ${name}</h1>`
  return { statusCode: 200, headers: { 'Content-Type': 'text/html' }, body } // expect
}
