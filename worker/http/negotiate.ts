/**
 * The preferred media type of a client (RFC 9110, 12.5.1): by quality, then in the order of `offered`.
 * @returns undefined if the client accepts none of them.
 */
export function negotiate<Type extends string>(accept: string | undefined, offered: readonly Type[]): Type | undefined {
  const ranges = (accept ?? "*/*").split(",").map(parseRange);
  const rated = offered
    .map((type) => ({ type, quality: qualityOf(type, ranges) }))
    .filter(({ quality }) => quality > 0);
  return rated.toSorted((a, b) => b.quality - a.quality)[0]?.type;
}

interface Range {
  range: string;
  quality: number;
}

function parseRange(text: string): Range {
  const [range = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  const number = quality === undefined ? 1 : Number(quality);
  return { range, quality: number >= 0 && number <= 1 ? number : 0 };
}

/** The quality of the most specific range that matches the type. */
function qualityOf(type: string, ranges: readonly Range[]): number {
  const covering = [type, `${type.split("/")[0]}/*`, "*/*"];
  const range = covering.find((one) => ranges.some((candidate) => candidate.range === one));
  return ranges.find((candidate) => candidate.range === range)?.quality ?? 0;
}
