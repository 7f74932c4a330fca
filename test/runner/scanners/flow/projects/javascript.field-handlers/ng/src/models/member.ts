import { Schema, model } from "mongoose";

export const Member = model("Member", new Schema({ email: String, active: Boolean }));
