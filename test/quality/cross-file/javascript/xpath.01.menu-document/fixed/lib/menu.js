const fs = require("fs");
const xpath = require("xpath");
const { DOMParser } = require("@xmldom/xmldom");

const menu = new DOMParser().parseFromString(fs.readFileSync("menu.xml", "utf8"), "text/xml");
const byDiet = xpath.parse("//dish[@diet=$diet]/name/text()");

exports.dishes = (diet) => byDiet.select({ node: menu, variables: { diet } });
