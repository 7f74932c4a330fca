import java.net.URI;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;

class Visits {
  Mono<ServerResponse> visit(ServerRequest request) {
    return ServerResponse.temporaryRedirect(URI.create(request.queryParam("to").orElse("/"))).build(); // expect
  }
}
