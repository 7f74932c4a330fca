export const MAIL_QUEUE = "mails";
