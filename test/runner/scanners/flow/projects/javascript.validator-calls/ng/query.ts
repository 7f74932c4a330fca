import { IsIn, Matches } from "class-validator";

export class PriceQuery {
  @Matches(/^[A-Z0-9]{2,12}$/)
  sku!: string;

  @IsIn(["EUR", "USD"])
  currency!: string;
}
