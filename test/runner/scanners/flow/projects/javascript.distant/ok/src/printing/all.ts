export const printers = new Map();
