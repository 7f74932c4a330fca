const { layout } = require("./layout");

exports.searchPage = (term, hits) =>
  layout("Search", `<h1>Results for ${term}</h1><ul>${hits.map((hit) => `<li>${hit.id}</li>`).join("")}</ul>`);
