import { MessageBody, SubscribeMessage, WebSocketGateway } from "@nestjs/websockets";
import { nestBody, nestData } from "./scripts";

@WebSocketGateway()
export class ChatGateway {
  @SubscribeMessage("chat")
  chat(@MessageBody() text: string) {
    nestBody(text);
  }

  @SubscribeMessage("order")
  order(client: unknown, data: { name: string }) {
    nestData(data.name);
  }
}
