exports.go = async (event) => ({ statusCode: 302, headers: { Location: event.queryStringParameters.to } }); // expect
