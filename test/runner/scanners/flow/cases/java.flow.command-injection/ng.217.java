package request217;

import io.grpc.stub.StreamObserver;
import java.io.IOException;

public class Grpc extends GreeterGrpc.GreeterImplBase {
  @Override
  public void sayHello(HelloRequest request, StreamObserver<HelloReply> observer) {
    try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + request.getName()}); } catch (IOException e) { } // expect
  }
  @Override
  public StreamObserver<HelloRequest> chat(StreamObserver<HelloReply> out) {
    return new StreamObserver<HelloRequest>() {
      public void onNext(HelloRequest value) {
        try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + value.getName()}); } catch (IOException e) { } // expect
      }
      public void onError(Throwable t) { }
      public void onCompleted() { }
    };
  }
}
