const libxml = require('libxmljs2');
exports.handle = async (ctx) => {
  const doc = await libxml.parseXmlString(ctx.request.body);
  ctx.body = { n: doc.childNodes().length };
};
