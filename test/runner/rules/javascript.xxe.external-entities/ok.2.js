import libxml from "libxmljs";
export const read = (text) => libxml.parseXml(text, { noblanks: true });
