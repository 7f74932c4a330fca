import { exec } from "node:child_process";
import type { NextApiRequest, NextApiResponse } from "next";

export default function handler(req: NextApiRequest, res: NextApiResponse) {
  const folders: string[] = ["/var/lib/app", String(req.query.folder), "/var/log/app"];
  folders.splice(1, 1);
  const [first] = folders;
  exec(`du -sh ${first}`, (error, stdout) => {
    res.status(200).json({ usage: stdout.split("\t")[0] });
  });
}
