import Database from "better-sqlite3";
import { Hono } from "hono";

interface Message {
  author: string;
}

class Messages {
  private readonly db: Database.Database;

  constructor(file: string) {
    this.db = new Database(file);
  }

  list(): Message[] {
    return this.db.prepare("SELECT author FROM message").all() as Message[];
  }
}

const messages = new Messages(process.env.CHAT_DB ?? "chat.db");
const app = new Hono();

app.get("/transcript", (c) => c.html(`<ol>${messages.list().map((each) => `<li>${each.author}</li>`)}</ol>`)); // expect

export default app;
