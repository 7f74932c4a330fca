import type { Request, Response } from "express";
import type { ResetService } from "../services/reset-service";

export class ResetController {
  constructor(private readonly resets: ResetService) {}

  start = async (req: Request, res: Response) => {
    const { email } = req.body;
    res.json(await this.resets.start(email));
  };
}
