package stored251;

import java.io.*;
import java.net.*;
import java.net.http.*;
import java.util.*;
import okhttp3.*;
import org.apache.http.client.methods.*;
import org.apache.http.impl.client.*;
import org.apache.http.util.EntityUtils;
import org.springframework.http.*;
import org.springframework.web.client.*;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.cloud.openfeign.FeignClient;
import org.springframework.web.bind.annotation.*;
import org.springframework.web.service.annotation.*;
import feign.RequestLine;
import retrofit2.*;
import retrofit2.http.GET;
import retrofit2.http.Path;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.ws.rs.client.*;
import org.eclipse.microprofile.rest.client.inject.*;
import kong.unirest.Unirest;
import org.jsoup.Jsoup;

class Host { private String name; private int port; public String getName() { return name; } public int getPort() { return port; } }
@FeignClient(name = "hosts", url = "https://example.com") interface HostClient { @GetMapping("/hosts/{id}") Host get(@PathVariable("id") long id); @GetMapping("/names") List<String> names(); }
interface Github { @RequestLine("GET /hosts") List<Host> hosts(); }
interface HostApi { @GET("hosts/{id}") Call<Host> get(@Path("id") long id); @GET("hosts") Call<List<Host>> list(); }
@HttpExchange("/hosts") interface HostExchange { @GetExchange("/{id}") Host get(@PathVariable long id); }
@RegisterRestClient interface QuarkusClient { @jakarta.ws.rs.GET Host get(); }
class HttpHosts {
  private RestTemplate restTemplate; private RestClient restClient; private WebClient webClient; private OkHttpClient ok; private HostClient hostClient; private HostApi api; private HttpClient http; private CloseableHttpClient apache; private HostExchange exchange; private Github github; @RestClient QuarkusClient quarkus;
  void jdk() throws Exception {
    java.net.http.HttpResponse<String> r = http.send(HttpRequest.newBuilder(URI.create("https://example.com")).build(), java.net.http.HttpResponse.BodyHandlers.ofString());
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + r.body()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + r.statusCode()});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + http.send(HttpRequest.newBuilder().build(), java.net.http.HttpResponse.BodyHandlers.ofString()).body()}); // expect
    http.sendAsync(HttpRequest.newBuilder().build(), java.net.http.HttpResponse.BodyHandlers.ofString()).thenApply(java.net.http.HttpResponse::body).thenAccept(b -> new ProcessBuilder("sh", "-c", "ping " + b)); // expect
    http.sendAsync(HttpRequest.newBuilder().build(), java.net.http.HttpResponse.BodyHandlers.ofString()).thenAccept(x -> new ProcessBuilder("sh", "-c", "ping " + x.body())); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + r.headers().firstValue("X-Name").get()}); // expect
    HttpURLConnection c = (HttpURLConnection) new URL("https://example.com").openConnection();
    BufferedReader br = new BufferedReader(new InputStreamReader(c.getInputStream()));
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + br.readLine()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + c.getHeaderField("X-Name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(new URL("https://example.com").openStream().readAllBytes())}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new ObjectMapper().readTree(r.body()).get("name").asText()}); // expect
  }
  void spring() throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + restTemplate.getForObject("https://example.com", String.class)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + restTemplate.getForObject("https://example.com", Host.class).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + restTemplate.getForObject("https://example.com", Host.class).getPort()});
    ResponseEntity<String> e = restTemplate.getForEntity("https://example.com", String.class);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + e.getBody()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + restTemplate.exchange("https://example.com", HttpMethod.GET, null, Host.class).getBody().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + restTemplate.postForEntity("https://example.com", null, Host.class).getBody().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + restTemplate.exchange("https://example.com", HttpMethod.GET, null, new ParameterizedTypeReference<List<Host>>() {}).getBody().get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + restClient.get().uri("https://example.com").retrieve().body(String.class)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + restClient.get().uri("https://example.com").retrieve().body(Host.class).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + restClient.get().uri("https://example.com").retrieve().toEntity(Host.class).getBody().getName()}); // expect
    webClient.get().uri("/x").retrieve().bodyToMono(String.class).subscribe(s -> new ProcessBuilder("sh", "-c", "ping " + s)); // expect
    webClient.get().uri("/x").retrieve().bodyToFlux(Host.class).map(Host::getName).subscribe(s -> new ProcessBuilder("sh", "-c", "ping " + s)); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + webClient.get().uri("/x").retrieve().bodyToMono(Host.class).block().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + webClient.get().uri("/x").retrieve().toEntity(String.class).block().getBody()}); // expect
    webClient.get().uri("/x").exchangeToMono(r -> r.bodyToMono(String.class)).subscribe(s -> new ProcessBuilder("sh", "-c", "ping " + s)); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hostClient.get(1).getPort()});
  }
  void libraries() throws Exception {
    try (okhttp3.Response response = ok.newCall(new Request.Builder().url("https://example.com").build()).execute()) { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + response.body().string()}); } // expect
    ok.newCall(new Request.Builder().url("https://example.com").build()).enqueue(new okhttp3.Callback() {
      public void onFailure(okhttp3.Call call, IOException e) { }
      public void onResponse(okhttp3.Call call, okhttp3.Response response) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + response.body().string()}); } // expect
    });
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + api.get(1).execute().body().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + api.list().execute().body().get(0).getName()}); // expect
    api.get(1).enqueue(new Callback<Host>() {
      public void onResponse(Call<Host> call, Response<Host> response) { new ProcessBuilder("sh", "-c", "ping " + response.body().getName()); } // expect
      public void onFailure(Call<Host> call, Throwable t) { }
    });
    try (CloseableHttpResponse r = apache.execute(new HttpGet("https://example.com"))) { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + EntityUtils.toString(r.getEntity())}); } // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + apache.execute(new HttpGet("https://example.com"), new BasicResponseHandler())}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + apache.execute(new HttpGet("https://example.com"), r -> EntityUtils.toString(r.getEntity()))}); // expect
    Client client = ClientBuilder.newClient();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + client.target("https://example.com").request().get(String.class)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + client.target("https://example.com").request().get().readEntity(String.class)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + client.target("https://example.com").request().get(Host.class).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Unirest.get("https://example.com").asString().getBody()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Unirest.get("https://example.com").asJson().getBody().getObject().getString("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Jsoup.connect("https://example.com").get().title()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Jsoup.connect("https://example.com").get().select("a").first().text()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Jsoup.connect("https://example.com").execute().body()}); // expect
  }
}
