const libxmljs = require("libxmljs");
const { readFileSync } = require("fs");

const SECTIONS = { colors: "theme/colors", fonts: "theme/fonts" };

exports.preferences = (ctx) => {
  const document = libxmljs.parseXml(readFileSync("/etc/app/preferences.xml", "utf8"));
  const section = ctx.cookies.get("section");
  const path = ["preferences", SECTIONS[section] || SECTIONS.colors, "text()"].join("/");
  ctx.body = document.find("/" + path).map(String);
};
