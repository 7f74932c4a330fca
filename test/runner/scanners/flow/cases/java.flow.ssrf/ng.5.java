package depot;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.QueryValue;
import io.micronaut.http.client.BlockingHttpClient;

@Controller("/carriers")
class CarrierController {
    private final BlockingHttpClient http;

    CarrierController(BlockingHttpClient http) {
        this.http = http;
    }

    @Get("/status{?url}")
    String status(@QueryValue String url) {
        return http.retrieve(HttpRequest.GET(url)); // expect
    }

    @Get("/{host}/ping")
    String ping(String host) {
        return http.retrieve("https://" + host + "/ping"); // expect
    }

    @Get("/number/{number}")
    String number(int number) {
        return http.retrieve("https://carrier.example.com/" + number);
    }
}
