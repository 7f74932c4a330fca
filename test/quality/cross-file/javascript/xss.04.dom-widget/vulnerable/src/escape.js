export function text(value) {
  return String(value).trim();
}
