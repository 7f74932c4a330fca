import java.io.*;
import java.net.*;
import java.net.http.*;
import java.nio.file.*;
import java.sql.*;
import java.util.*;

class A {
  void rows(Connection c) throws Exception {
    ResultSet found = c.createStatement().executeQuery("SELECT name FROM users");
    while (found.next()) {
      Runtime.getRuntime().exec("convert " + found.getString("name")); // expect
      c.createStatement().executeQuery("SELECT * FROM orders WHERE owner = '" + found.getString(1) + "'");
      Runtime.getRuntime().exec("convert " + found.getInt(2));
    }
  }
  void props(String path) throws Exception {
    Properties p = new Properties();
    p.load(new FileInputStream(path));
    Runtime.getRuntime().exec("convert " + p.getProperty("name")); // expect
  }
  void sock(ServerSocket server) throws Exception {
    Socket peer = server.accept();
    BufferedReader in = new BufferedReader(new InputStreamReader(peer.getInputStream()));
    Runtime.getRuntime().exec("convert " + in.readLine()); // expect
  }
  void http(HttpClient client, URI uri) throws Exception {
    HttpResponse<String> response = client.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
    Runtime.getRuntime().exec("convert " + response.body()); // expect
  }
  void lines(Path path) throws Exception {
    for (String line : Files.readAllLines(path)) {
      Runtime.getRuntime().exec("convert " + line); // expect
    }
  }
}
