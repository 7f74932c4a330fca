import { z } from "zod";

/**
 * The matcher of a rule for configuration files: case-insensitive RE2 expressions for the key, whose words are separated by dots
 * (`JWT_ALGORITHM` and `jwt: { algorithm }` are `jwt.algorithm`), and for the value.
 */
export const ConfigurationMatcher = z.strictObject({
  key: z.string().min(1),
  /** Keys that are not reported. */
  except: z.string().optional(),
  value: z.string().min(1),
});
