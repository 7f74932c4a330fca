import { Prop, Schema } from "@nestjs/mongoose";

@Schema()
export class Cat {
  @Prop()
  name: string;
}
