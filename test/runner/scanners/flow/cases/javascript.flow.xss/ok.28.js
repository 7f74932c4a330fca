import Koa from "koa";
import { Pet } from "./pet.js";

export async function create(ctx) {
  ctx.body = await Pet.create({ name: ctx.request.body.name });
}
