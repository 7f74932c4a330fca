export function compile(body: string): (row: object) => unknown {
  return new Function("row", `return ${body};`) as (row: object) => unknown; // expect unsure
}
