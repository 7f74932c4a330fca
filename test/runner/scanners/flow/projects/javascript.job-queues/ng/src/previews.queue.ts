import { Queue } from "bullmq";

export const PREVIEWS = "video-previews";

export const previews = new Queue<{ format: string }>(PREVIEWS);
