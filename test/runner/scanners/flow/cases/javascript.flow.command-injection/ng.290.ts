import { Resolver, Query, Mutation, Args, Context, Subscription, Int, ID } from "@nestjs/graphql";
import { SubscribeMessage, WebSocketGateway, MessageBody, ConnectedSocket } from "@nestjs/websockets";
import { Controller } from "@nestjs/common";
import { MessagePattern, EventPattern, Payload, GrpcMethod, GrpcStreamMethod, Ctx } from "@nestjs/microservices";
import { createParamDecorator, ExecutionContext, CanActivate, Injectable } from "@nestjs/common";
import { exec } from "node:child_process";
@Resolver()
export class R {
  @Query(() => String)
  a(@Args("name") name: string, @Args("n", { type: () => Int }) n: number) {
    exec("x " + name); // expect
    exec("x " + n);
  }
  @Mutation(() => String)
  b(@Args("input") input: CreateInput, @Args() args: PageArgs) {
    exec("x " + input.name); // expect
    exec("x " + args.name); // expect
  }
}
@WebSocketGateway()
export class G {
  @SubscribeMessage("events")
  handleEvent(@MessageBody() data: string, @ConnectedSocket() client: Socket) { exec("x " + data); // expect
    exec("x " + client.handshake.query.token); // expect
  }
  @SubscribeMessage("id")
  handleId(client: any, data: any) { exec("x " + data.name); // expect
  }
  handleConnection(client: Socket) { exec("x " + client.handshake.auth.token); // expect
  }
}
@Controller()
export class M {
  @MessagePattern({ cmd: "sum" })
  sum(@Payload() data: { name: string }) { exec("x " + data.name); // expect
  }
  @EventPattern("user_created")
  async h(data: Record<string, unknown>) { exec("x " + data.name); // expect
  }
  @GrpcMethod("HeroesService", "FindOne")
  findOne(data: HeroById, metadata: Metadata) { exec("x " + data.name); // expect
    exec("x " + metadata.get("x")[0]); // expect
  }
}
@Injectable()
export class Guard implements CanActivate {
  canActivate(context: ExecutionContext) {
    const request = context.switchToHttp().getRequest();
    exec("x " + request.headers.authorization); // expect
    const { params } = context.switchToHttp().getRequest();
    exec("x " + params.id); // expect
    return true;
  }
}
