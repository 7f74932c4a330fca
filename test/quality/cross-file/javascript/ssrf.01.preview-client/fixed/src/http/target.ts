const HOSTS = new Set(["example.com", "blog.example.com"]);

export function checkTarget(input: string): string {
  const url = new URL(input);
  if (url.protocol !== "https:" || !HOSTS.has(url.host)) throw new Error("bad target");
  return url.href;
}
