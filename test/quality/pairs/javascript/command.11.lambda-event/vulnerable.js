const { exec } = require('child_process');
exports.handler = async (event) => {
  const params = JSON.parse(event.body);
  await new Promise((resolve) => exec(`tar xf ${params.archive}`, resolve));
  return { statusCode: 200 };
};
