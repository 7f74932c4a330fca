import got from "got";
import type { Request, Response } from "express";

interface Webhook {
  target?: { callback: string };
  event: string;
}

export const testWebhook = async (req: Request<object, object, Webhook>, res: Response) => {
  const { target: { callback } = { callback: "" }, event } = req.body;
  const { statusCode } = await got.post("https://hooks.acme.com/test", { json: { event, callback } });
  res.json({ statusCode });
};
