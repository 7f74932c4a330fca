const doc = libxmljs.parseXml(text, { noblanks: true, noent: true }); // expect
libxml.parseXmlString(text, { noent: true }); // expect
