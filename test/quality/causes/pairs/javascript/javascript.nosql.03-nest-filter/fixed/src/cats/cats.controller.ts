import { Body, Controller, Post } from "@nestjs/common";
import { InjectModel } from "@nestjs/mongoose";
import { Model } from "mongoose";
import { Cat } from "./cat.schema";

@Controller("cats")
export class CatsController {
  constructor(@InjectModel(Cat.name) private readonly cats: Model<Cat>) {}

  @Post("search")
  search(@Body() filter: Record<string, unknown>) {
    return this.cats.find({ name: { $eq: String(filter.name) } }).limit(20).exec();
  }
}
