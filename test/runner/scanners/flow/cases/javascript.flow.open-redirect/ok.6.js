exports.go = async (event) => ({
  statusCode: 302,
  headers: { Location: "/items/" + event.queryStringParameters.to, "X-Note": "a" },
});
