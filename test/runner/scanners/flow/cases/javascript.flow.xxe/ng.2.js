const libxml = require('libxmljs2');
exports.handle = async (ctx) => {
  const options = { noent: true, dtdload: true };
  const doc = await libxml.parseXmlString(ctx.request.body, options); // expect
  ctx.body = { n: doc.childNodes().length };
};
