import type { Request, Response } from "express";
import type { Store } from "./store/store";

export const serveAsset = (store: Store) => async (req: Request, res: Response) => {
  res.type("bin").send(await store.get(req.query.key as string));
};
