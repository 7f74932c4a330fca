const fs = require("fs");
const xpath = require("xpath");
const { DOMParser } = require("@xmldom/xmldom");

const menu = new DOMParser().parseFromString(fs.readFileSync("menu.xml", "utf8"), "text/xml");

exports.dishes = (diet) => xpath.select(`//dish[@diet='${diet}']/name/text()`, menu); // expect
