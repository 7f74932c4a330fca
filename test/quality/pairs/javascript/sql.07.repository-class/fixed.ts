import type { Request, Response } from "express";
import { createConnection, type Connection } from "mysql2/promise";

class UserRepository {
  constructor(private readonly connection: Connection, private readonly tenant: string) {}

  async count(): Promise<number> {
    const [rows] = await this.connection.execute("SELECT COUNT(*) AS n FROM users WHERE tenant = ?", [this.tenant]);
    return (rows as { n: number }[])[0].n;
  }
}

export async function countUsers(req: Request, res: Response) {
  const connection = await createConnection({ host: "db" });
  const repository = new UserRepository(connection, req.get("x-tenant") ?? "");
  res.json({ count: await repository.count() });
}
