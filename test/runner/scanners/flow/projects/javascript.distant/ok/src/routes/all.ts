import { Router } from "express";
import { skins } from "./skins";
import { prints } from "./prints";

export const routes = Router();
routes.use(skins);
routes.use(prints);
