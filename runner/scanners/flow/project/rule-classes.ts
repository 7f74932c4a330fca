import { matchesOf } from "./language-links.ts";

/** What the index calls a file with a class that has rules for the fields of another class: `#checks Order`. */
export const CHECKS = "#checks ";

/** What the index calls a file with a class that has such rules checked before each handler, and one that registers a generic class. */
export const CHECKER = "#checker";
export const REGISTERS = "#registers ";

/** `class OrderValidator : AbstractValidator<Order>` */
const HEADER = /\bclass\s+\w+\s*(?:\([^)]*\)\s*)?:\s*(?:\w+\.)*\w*Validator<\s*(?:\w+\.)*(\w+)\s*>/gu;

/** `class OrderValidator implements Validator`, whose method `supports` names the class. */
const VALIDATOR = /\bclass\s+\w[^{]*\b(?:Smart)?Validator\b[^{]*\{[^]*?\bsupports\([^]*?\b(\w+)(?:\.|::)class\b/gu;
/** `class OrderFilter : IEndpointFilter`, which gets the arguments of a class. */
const FILTER =
  /\bclass\s+\w[^{]*\bIEndpointFilter\b[^{]*\{[^]*?(?:\b(?:OfType|GetArgument)<|\bArguments\[\d+\]!?\s+(?:as|is)\b|\((?=\s*[\w.]+\s*\)\s*\w+\.Arguments\[))\s*(?:\w+\.)*(\w+)/gu;
/** `install(RequestValidation) { validate<Order> { order -> … } }` */
const REGISTERED = /\bvalidate<\s*(?:\w+\.)*(\w+)\s*>/gu;
const REGISTERING = /\bRequestValidation/u;
/** `options.Filters.Add<OrderFilter>()`, `options.Filters.Add(new OrderFilter())` */
const ADDED_FILTER = /\bFilters\.Add(?:Service)?(?:<\s*|\(\s*(?:new\s+|typeof\(\s*))(?:\w+\.)*(\w+)/gu;
/** `AddEndpointFilter<OrderFilter>()`, `AddQueryType<Query>()` */
const ADDED = /\bAdd(?:EndpointFilter|(?:Query|Mutation|Subscription)Type|TypeExtension)<\s*(?:\w+\.)*(\w+)\s*>/gu;

/** `class ValidationBehavior<TRequest, TResponse> : IPipelineBehavior<TRequest, TResponse>` */
const AROUND = /\bclass\s+\w+<\s*(\w+)\b[^{;]*\bI\w*Behaviou?r<\s*\1\b/u;
const VALIDATORS = /\bI\w*Validator<\s*T\w*\s*>/u;
/** What answers instead of the handler. */
const REFUSES = /\.Validate\w*AndThrow\w*\(|\.Validate(?:Async)?\([^]*\b(?:throw|return)\b[^]*\bnext\b/u;
/** `AddOpenBehavior(typeof(ValidationBehavior<,>))` */
const OPEN = /\btypeof\(\s*(?:\w+\.)*(\w+)<,*>\s*\)/gu;

export function checkedClasses(text: string): string[] {
  const headers = [HEADER, VALIDATOR, FILTER, ...(REGISTERING.test(text) ? [REGISTERED] : [])];
  const isChecker = AROUND.test(text) && VALIDATORS.test(text) && REFUSES.test(text);
  return [
    ...headers.flatMap((header) => matchesOf(text, header).map((name) => CHECKS + name)),
    ...(isChecker ? [CHECKER] : []),
    ...[OPEN, ADDED, ADDED_FILTER].flatMap((call) => matchesOf(text, call).map((name) => REGISTERS + name)),
  ];
}

/** Whether a name stands for such rules, which hold in all files. */
export function isChecked(name: string): boolean {
  return name === CHECKER || name.startsWith(CHECKS) || name.startsWith(REGISTERS);
}
