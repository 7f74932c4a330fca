import { z } from "zod";
import { withBoats } from "./services";
import { router } from "./trpc";

const COLUMN = z.string().max(40);

export const boatRouter = router({
  list: withBoats.input(z.object({ column: COLUMN })).query(({ ctx, input }) => ctx.boats.sorted(input.column)),
});
