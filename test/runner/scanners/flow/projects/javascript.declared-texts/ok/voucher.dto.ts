import { IsEmail, IsString, Length } from "class-validator";

export class VoucherDto {
  @IsString()
  @Length(12, 12)
  code: string;

  @IsEmail()
  mail: string;
}
