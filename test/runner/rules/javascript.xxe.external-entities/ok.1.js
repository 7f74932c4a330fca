libxmljs.parseXml(text);
libxmljs.parseXml(text, { noent: false });
new DOMParser().parseFromString(text, "text/xml");
