import libxml from "libxmljs";
export const read = (text) => libxml.parseXml(text, { noent: true, noblanks: true }); // expect
