package request218;

import io.quarkus.grpc.GrpcService;
import io.smallrye.mutiny.Uni;
import java.io.IOException;

@GrpcService
public class GrpcQuarkus implements Greeter {
  @Override
  public Uni<HelloReply> sayHello(HelloRequest request) {
    try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + request.getName()}); } catch (IOException e) { } // expect
    return Uni.createFrom().item(HelloReply.newBuilder().build());
  }
}
