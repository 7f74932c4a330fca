import java.net.URI;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;

class Tours {
  Mono<ServerResponse> visit(ServerRequest request) {
    return ServerResponse.seeOther(URI.create("/tours/" + Long.parseLong(request.pathVariable("id")))).build();
  }
}
