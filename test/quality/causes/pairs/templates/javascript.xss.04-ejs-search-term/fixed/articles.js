exports.findArticles = async (term) => global.db.articles.filter((article) => article.title.includes(term));
