import { z } from "zod";
import { SOURCE_KINDS } from "../domain/taint.ts";
import { Expression } from "./expression.ts";
import { owned } from "./owned.ts";

const Kind = z.enum(SOURCE_KINDS).exclude(["parameter"]);

/** Parameters of functions that a framework calls. All given conditions must hold. */
export const ParameterSource = z.strictObject({
  ...owned,
  parameter: z.strictObject({
    /** Matches an annotation or decorator of the function. */
    function: Expression.optional(),
    /** Matches an annotation of the class, or a class that it extends or implements; with `inherited`, also one that those do. */
    class: Expression.optional(),
    inherited: z.boolean().default(false),
    /** Matches an annotation of the function; its group is the class of the parameter. */
    classIn: Expression.optional(),
    /** The same; the class declares the fields of the data, of which the parameter is a map. */
    schemaIn: Expression.optional(),
    annotation: Expression.optional(),
    type: Expression.optional(),
    /** Matches the name of a class that the type, a class of the repository, extends. */
    typeParent: Expression.optional(),
    /** Matches the text of a class whose objects keep data that it does not declare. */
    openClass: Expression.optional(),
    /** The type is a class of the repository that only holds data. */
    isData: z.boolean().default(false),
    /** The type is no class of the repository. */
    isUndeclared: z.boolean().default(false),
    name: Expression.optional(),
    /** Matches the name of the class. */
    owner: Expression.optional(),
    /** Matches the name of the function. */
    method: Expression.optional(),
    /** Matches the text of the default value. */
    fallback: Expression.optional(),
    position: z.int().min(0).optional(),
    /** Matches a type that the framework lets no object into. */
    textType: Expression.optional(),
    /** Matches the name of another parameter of the function. */
    siblingParameter: Expression.optional(),
    /** Matches the text of the file, such as an import. */
    file: Expression.optional(),
    exceptType: Expression.optional(),
    exceptName: Expression.optional(),
    exceptFallback: Expression.optional(),
    exceptAnnotation: Expression.optional(),
    /** Classes of the repository without properties that data could set. */
    exceptServices: z.boolean().default(false),
    /** Classes whose objects code of the repository sends to the function. */
    exceptSent: z.boolean().default(false),
    /** Code registers the class of the function. */
    isRegistered: z.boolean().default(false),
    /** A URL that another file maps to the function has free text for the parameter. */
    isUrlText: z.boolean().default(false),
    /** Matches the placeholders of a route whose values are no free text; its groups are the names of the parameters. */
    exceptPlaceholder: Expression.optional(),
  }),
  kind: Kind.default("request"),
});
export type ParameterSource = z.infer<typeof ParameterSource>;
