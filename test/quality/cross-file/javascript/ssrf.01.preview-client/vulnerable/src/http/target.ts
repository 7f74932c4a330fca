export function checkTarget(input: string): string {
  const url = new URL(input);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new Error("bad protocol");
  return url.href;
}
