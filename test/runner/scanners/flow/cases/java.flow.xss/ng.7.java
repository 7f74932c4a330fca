import static spark.Spark.get;

class Greetings {
  void register() {
    get("/hello", (req, res) -> "<h1>Hello " + req.queryParams("name") + "</h1>"); // expect
  }
}
