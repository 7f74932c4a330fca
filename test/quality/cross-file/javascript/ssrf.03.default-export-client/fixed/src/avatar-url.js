import { createHash } from "node:crypto";

export const avatarUrl = ({ url }) => {
  const hash = createHash("sha256").update(String(url)).digest("hex");
  return new URL(`https://avatars.example.com/${hash}`);
};
