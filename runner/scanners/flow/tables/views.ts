import { z } from "zod";
import { Expression } from "./expression.ts";
import { owned, Patterns } from "./owned.ts";

/** How data gets to a view, whose template escapes it or not. */
export const View = z.union([
  z.strictObject({
    ...owned,
    call: Patterns,
    /** Position of the name of the view. */
    view: z.int().min(0),
    /** Position of a map of the variables. */
    data: z.int().min(0).optional(),
    /** The map is one variable with this name. */
    variable: z.string().min(1).optional(),
    /** Position of the name of one variable; its value follows. */
    pair: z.int().min(0).optional(),
    /** The call before this one that names the view, as its argument `view`: `view("users")->with("name", …)`. */
    after: z.string().min(1).optional(),
    /** The variables are keyword arguments. */
    isKeywords: z.boolean().default(false),
    /**
     * The view is code that is run with these variables: its path from a directory above, where `*` is its name, and `<controller>`
     * that of the class, as `user-order` for `UserOrderController`, or `<Controller>` as `UserOrder`, and `<action>` that of the function; `<path>` if the argument is the path.
     */
    code: z.string().optional(),
  }),
  /** Sets the variable `args[0]` of the views that the function names: it returns the name, or passes it to a call. */
  z.strictObject({ ...owned, attribute: Patterns }),
  /** The names of objects whose members and entries are such variables. */
  z.strictObject({ ...owned, holder: Expression }),
  /**
   * The arguments are the name of the view, where it is a text, and the object that is the variable `model` of the view. `name` is
   * the name of a view without one, as for `code`.
   */
  z.strictObject({ ...owned, call: Patterns, model: z.string().min(1), name: z.string().min(1) }),
  /** Fields of subclasses are those of the variable `variable` of a view whose path is that of their file without `suffix`. */
  z.strictObject({ ...owned, page: Expression, suffix: z.string().min(1), variable: z.string().min(1) }),
  /** Instance variables of classes with this name, whose group is the folder of the views. */
  z.strictObject({ ...owned, fieldsOf: Expression }),
]);
export type View = z.infer<typeof View>;
export type ModelView = Extract<View, { model: string }>;
export type PageView = Extract<View, { page: string }>;
