import { chmod } from "node:fs/promises";
await chmod("settings.json", "666"); // expect
