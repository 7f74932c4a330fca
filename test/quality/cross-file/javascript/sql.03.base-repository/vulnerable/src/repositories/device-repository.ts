import { Pool } from "pg";
import { BaseRepository } from "./base-repository.js";

export interface Device {
  id: number;
  serial: string;
}

export class DeviceRepository extends BaseRepository<Device> {
  constructor(pool: Pool) {
    super(pool, "devices");
  }

  bySerial(serial: string): Promise<Device[]> {
    return this.findWhere(`serial = '${serial}'`);
  }
}
