const escapeHtml = require('escape-html')
exports.handler = async (event) => {
  const name = event.queryStringParameters?.name ?? 'you'
  return {
    statusCode: 200,
    headers: { 'Content-Type': 'text/html' },
    body: `<h1>Hello ${escapeHtml(name)}</h1>`,
  }
}
exports.json = async (event) => {
  const name = event.queryStringParameters?.name ?? 'you'
  return { statusCode: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name }) }
}
exports.plain = async (event) => ({ statusCode: 200, body: event.queryStringParameters.q })
