import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;

class Labels {
  Mono<ServerResponse> page(ServerRequest request) {
    return ServerResponse.ok().contentType(MediaType.TEXT_HTML).bodyValue("<h1>" + request.pathVariable("name") + "</h1>"); // expect
  }
}
