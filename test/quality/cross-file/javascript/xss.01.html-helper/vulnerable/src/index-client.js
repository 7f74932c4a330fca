const documents = [{ id: 1, text: "first" }, { id: 2, text: "second" }];

exports.search = async (term) => documents.filter(({ text }) => text.includes(String(term)));
