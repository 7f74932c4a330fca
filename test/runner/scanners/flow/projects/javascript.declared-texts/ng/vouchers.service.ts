import { Injectable } from "@nestjs/common";
import { InjectModel } from "@nestjs/mongoose";
import { Model } from "mongoose";
import { Voucher } from "./voucher.schema";
import { VoucherDto } from "./voucher.dto";

@Injectable()
export class VouchersService {
  constructor(@InjectModel(Voucher.name) private readonly vouchers: Model<Voucher>) {}

  redeem({ code, mail }: VoucherDto) {
    return this.vouchers.findOne({ code, mail }).exec(); // expect
  }
}
