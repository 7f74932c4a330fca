import io.grpc.Server
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow

class GrpcK : GreeterGrpcKt.GreeterCoroutineImplBase() {
  override suspend fun sayHello(request: HelloRequest): HelloReply {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + request.name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + request.age.toInt()))
    return helloReply { }
  }
  override suspend fun many(requests: Flow<HelloRequest>): HelloReply {
    requests.collect { r -> Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + r.name)) // expect
    }
    return helloReply { }
  }
}
