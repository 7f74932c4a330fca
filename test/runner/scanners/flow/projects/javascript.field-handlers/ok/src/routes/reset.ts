import { Router } from "express";
import { z } from "zod";
import { ResetController } from "../controllers/reset-controller";
import { validateBody } from "../middleware/validate-body";
import { ResetService } from "../services/reset-service";

const resetBody = z.object({ email: z.string().email().max(254) });
const controller = new ResetController(new ResetService());

export const resetRoutes = Router();
resetRoutes.post("/start", validateBody(resetBody), controller.start);
