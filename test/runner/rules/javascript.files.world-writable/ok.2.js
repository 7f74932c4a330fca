import { chmod } from "node:fs/promises";
await chmod("settings.json", 0o600);
