import { Body, Controller, Post } from "@nestjs/common";
import { IsString, Matches } from "class-validator";

const FORMULA = /^(?:c\d{1,2}|\d{1,9})(?: [-+*\/] (?:c\d{1,2}|\d{1,9})){0,10}$/;
const LOOSE = /^c\d/;

class ColumnDto {
  @IsString()
  @Matches(FORMULA)
  formula: string;

  @Matches(LOOSE)
  other: string;
}

@Controller("columns")
export class ColumnsController {
  @Post()
  create(@Body() column: ColumnDto) {
    return [
      new Function("c1", `return (${column.formula});`)(1),
      new Function("c1", `return (${column.other});`)(1), // expect
    ];
  }
}
