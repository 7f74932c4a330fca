export interface VoucherDto {
  code: string;
  mail: string;
}
