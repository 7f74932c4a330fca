module.exports = (value) => String(value).slice(0, 200);
