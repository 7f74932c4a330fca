import { Queue } from "bullmq";

export const THUMBNAILS = "thumbnails";

export const previews = new Queue<{ format: string }>(THUMBNAILS);
