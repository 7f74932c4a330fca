import { z } from "zod";

/** The template languages, with the paths of their files and their comments: the text from the first part to the second. */
export const TEMPLATE_SYNTAXES = {
  angularjs: { paths: /\.html?$/iu, comments: [["<!--", "-->"]] },
  blade: { paths: /\.blade\.php$/iu, comments: [["{{--", "--}}"]] },
  ejs: { paths: /\.ejs$/iu, comments: [["<%#", "%>"]] },
  erb: { paths: /(?:\.html|\/[^/.]+)\.(?:erb|rhtml)$|\.rhtml$/iu, comments: [["<%#", "%>"]] },
  freemarker: { paths: /\.ftlh?$/iu, comments: [["<#--", "-->"]] },
  haml: { paths: /\.haml$/iu, comments: [["-#", "\n"]] },
  handlebars: {
    paths: /\.(?:hbs|handlebars|mustache)$/iu,
    comments: [
      ["{{!--", "--}}"],
      ["{{!", "}}"],
    ],
  },
  // Django, Jinja, Nunjucks, Twig
  jinja: { paths: /\.(?:html?|xhtml|j2|jinja2?|njk|twig|django)$/iu, comments: [["{#", "#}"]] },
  jsp: { paths: /\.(?:jspf?|jspx|tagf?|tagx)$/iu, comments: [["<%--", "--%>"]] },
  mybatis: { paths: /\.xml$/iu, comments: [["<!--", "-->"]] },
  pug: { paths: /\.(?:pug|jade)$/iu, comments: [["//", "\n"]] },
  qute: { paths: /\.(?:html?|qute)$/iu, comments: [["{!", "!}"]] },
  razor: { paths: /\.(?:cshtml|razor)$/iu, comments: [["@*", "*@"]] },
  slim: { paths: /\.slim$/iu, comments: [] },
  smarty: { paths: /\.(?:tpl|latte)$/iu, comments: [["{*", "*}"]] },
  svelte: { paths: /\.svelte$/iu, comments: [["<!--", "-->"]] },
  thymeleaf: { paths: /\.x?html?$/iu, comments: [["<!--", "-->"]] },
  vue: { paths: /\.(?:vue|html?)$/iu, comments: [["<!--", "-->"]] },
} as const satisfies Record<string, { paths: RegExp; comments: readonly (readonly [string, string])[] }>;
export type TemplateSyntax = keyof typeof TEMPLATE_SYNTAXES;

/**
 * The matcher of a template rule: case-insensitive RE2 expressions, whose group `code` is the expression that is written without
 * escaping. A file is searched only if it contains one of `contains`.
 */
export const TemplateMatcher = z.strictObject({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of keys
  syntax: z.enum(Object.keys(TEMPLATE_SYNTAXES) as TemplateSyntax[]),
  contains: z.array(z.string().min(2)).min(1),
  regex: z.array(z.string()).min(1),
  /** Code that is not reported: constants, and what the library of the template documents as escaped or safe. */
  not: z.string().optional(),
  /** Code that is escaped as a whole, also where it reads a request. */
  escaped: z.string().optional(),
  /** Code that reads a request: its finding has severity high. */
  request: z.string().optional(),
  /** Assignments of escaped text to the variable in the group `name`: code that is this name alone is not reported. */
  escapes: z.string().optional(),
  /** Assignments from a request to the variable in the group `name`: code with this name reads a request. */
  reads: z.string().optional(),
});
export type TemplateMatcher = z.infer<typeof TemplateMatcher>;
