const { execFile } = require('child_process');
exports.handler = async (event) => {
  const params = JSON.parse(event.body);
  await new Promise((resolve) => execFile('tar', ['xf', '/data/' + Number(params.archive)], resolve));
  return { statusCode: 200 };
};
