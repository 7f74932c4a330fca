import libxmljs from "libxmljs2";
import { XML_OPTIONS } from "./options";

export function parseInvoice(xml: string) {
  const document = libxmljs.parseXml(xml, XML_OPTIONS); // expect
  return document.get("//total")?.toString();
}
