import static spark.Spark.get;
import static spark.Spark.halt;

class Names {
  void register() {
    get(
        "/name",
        (req, res) -> {
          res.type("text/plain");
          return "<" + req.queryParams("name") + ">";
        });
    get(
        "/kind",
        (req, res) -> {
          String kind = req.queryParams("kind");
          if (!kind.equals("a")) {
            halt(404);
          }
          return "<p>" + kind + "</p>";
        });
  }
}
