const safe = text.replace(/</g, "&lt;");
const other = text.replaceAll("<", "&lt;");
