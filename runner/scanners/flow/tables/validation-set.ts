import { bitsOf } from "../domain/families.ts";
import type { Condition } from "./condition.ts";
import { PatternIndex } from "./pattern.ts";
import type { RequestFilter } from "./request-filters.ts";
import type { RuleEntry } from "./rule-classes.ts";
import type { FlowTable } from "./schema.ts";
import type {
  RequestFields,
  RequestGuard,
  RequestParameters,
  RequestSchema,
  SchemaClass,
  SchemaLibrary,
  TextField,
  ValidatingClass,
  ValidatedField,
  ValidationRules,
} from "./validation.ts";
import type { DataCheck, ObjectValidator } from "./validators.ts";

interface Validates {
  families: number;
  when: readonly Condition[];
  error: boolean;
}

/** What the tables of a language say about the validation of data. */
export class ValidationSet {
  readonly validators = new PatternIndex<Validates>();
  readonly dataChecks = new PatternIndex<DataCheck>();
  readonly objectValidators = new PatternIndex<ObjectValidator>();
  readonly schemas: SchemaLibrary[] = [];
  readonly schemaClasses: SchemaClass[] = [];
  readonly schemaReads = new PatternIndex<SchemaClass>();
  readonly schemaCalls = new PatternIndex<SchemaClass>();
  readonly validatedReads = new PatternIndex<true>();
  readonly declaredRules: ValidationRules[] = [];
  readonly ruleValidators: ValidationRules[] = [];
  readonly validationRules = new PatternIndex<ValidationRules>();
  readonly validatedFields: ValidatedField[] = [];
  readonly textFields: TextField[] = [];
  readonly validatingClasses: ValidatingClass[] = [];
  readonly ruleClasses: RuleEntry[] = [];
  readonly requestFields = new PatternIndex<RequestFields>();
  readonly requestValidators: RequestFields[] = [];
  readonly requestParameters = new PatternIndex<RequestParameters>();
  readonly requestBlocks = new PatternIndex<RequestParameters>();
  readonly requestRoutes = new PatternIndex<RequestParameters>();
  readonly requestGuards = new PatternIndex<RequestGuard>();
  readonly requestFilters: RequestFilter[] = [];
  readonly requestSchemas = new PatternIndex<RequestSchema>();
  readonly fieldChecks: FlowTable["fieldChecks"][number][] = [];

  protected addValidation(table: FlowTable): void {
    for (const entry of table.validators) {
      if ("object" in entry) this.objectValidators.add(entry.call, entry);
      else if (!("families" in entry)) this.dataChecks.add(entry.call, entry);
      else {
        const { call, families, when = [], error } = entry;
        this.validators.add(call, { families: bitsOf(families), when, error });
      }
    }
    for (const rules of table.validationRules) {
      this.validationRules.add(rules.call, rules);
      this.validatedReads.add(rules.reads, true);
      if (rules.method !== undefined) this.declaredRules.push(rules);
      if (rules.result === "validator") this.ruleValidators.push(rules);
    }
    this.schemas.push(...table.schemas);
    for (const schema of table.schemaClasses) {
      this.schemaClasses.push(schema);
      this.schemaReads.add(schema.read ?? [], schema);
      this.schemaCalls.add(schema.call ?? [], schema);
    }
    this.validatedFields.push(...table.validatedFields);
    this.textFields.push(...table.textFields);
    this.validatingClasses.push(...table.validatingClasses);
    this.fieldChecks.push(...table.fieldChecks);
    this.ruleClasses.push(...table.ruleClasses);
    for (const check of table.requestChecks) {
      if ("listed" in check) {
        this.requestFilters.push(check);
        continue;
      }
      if ("guard" in check) this.requestGuards.add(check.guard, check);
      else if ("called" in check) {
        this.requestFields.add(check.call, check);
        this.requestValidators.push(check);
      } else if ("call" in check) this.requestSchemas.add(check.call, check);
      else {
        this.requestParameters.add(check.declare, check);
        this.requestBlocks.add(check.block, check);
        this.requestRoutes.add(check.routes, check);
      }
    }
  }
}
