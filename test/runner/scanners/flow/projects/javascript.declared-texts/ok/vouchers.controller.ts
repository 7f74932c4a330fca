import { Body, Controller, Post } from "@nestjs/common";
import { VoucherDto } from "./voucher.dto";
import { VouchersService } from "./vouchers.service";

@Controller("vouchers")
export class VouchersController {
  constructor(private readonly vouchers: VouchersService) {}

  @Post()
  redeem(@Body() body: VoucherDto) {
    return this.vouchers.redeem(body);
  }
}
