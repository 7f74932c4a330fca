const parts = text.split(/\s*,\s*/);
const version = /^(\d+)\.(\d+)\.(\d+)$/;
const list = new RegExp("^(?:[a-z]+;)*$");
const words = /^[\w\s]*$/;
