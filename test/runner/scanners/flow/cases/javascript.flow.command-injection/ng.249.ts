import { exec } from 'node:child_process';
import { Controller } from '@nestjs/common';
import { EventPattern, MessagePattern, Payload, Ctx, KafkaContext } from '@nestjs/microservices';
@Controller()
export class C {
  @EventPattern('x')
  async a(@Payload() data: { c: string }, @Ctx() context: KafkaContext) { exec('x ' + data.c); } // expect
  @MessagePattern('y')
  async b(data: Record<string, string>) { exec('x ' + data.c); } // expect
}
