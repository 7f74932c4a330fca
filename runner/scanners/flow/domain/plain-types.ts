/** Types whose values have no free text: numbers, truth values, dates and identifiers, also those of data validators. */
const PLAIN =
  /^(?:u?int\d*|float\d*|bool(?:ean)?|s?byte|rune|uuid\.UUID|time\.(?:Time|Duration)|u?(?:long|short)|double|decimal|char|Int(?:16|32|64)|Integer|Long|Short|Double|Float|Byte|Boolean|BigDecimal|BigInteger|Guid|UUID\d?|DateTime(?:Offset)?|DateOnly|TimeOnly|TimeSpan|(?:Local|Offset|Zoned)Date(?:Time)?|LocalTime|Instant|date|datetime|timedelta|Decimal|Literal|con(?:int|float|decimal|date)|(?:Positive|Negative|NonPositive|NonNegative|Strict|Finite)(?:Int|Float|Bool)|(?:Aware|Naive|Past|Future)Date(?:time)?|IPvAnyAddress)$/u;

export function isPlainType(type: string): boolean {
  return PLAIN.test(type);
}
