import { IsIn, IsInt } from "class-validator";

export class ListQuery {
  @IsInt()
  shelf!: number;

  @IsIn(["title", "year"])
  sort!: string;

  owner!: string;
}
