import { Boats } from "./boats";
import { boatProcedure } from "./trpc";

export const withBoats = boatProcedure.use(({ ctx, next }) => next({ ctx: { ...ctx, boats: new Boats(ctx.prisma) } }));
