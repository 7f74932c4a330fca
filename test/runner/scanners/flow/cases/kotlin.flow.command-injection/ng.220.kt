import spark.Spark.*
import spark.kotlin.*
import spark.Request

fun main() {
  get("/a") { req, res -> Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + req.queryParams("v"))) // expect
    "" }
  post("/b") { request, response -> Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + request.body())) // expect
    "" }
  get("/n") { req, res -> Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + req.queryParams("v").toInt()))
    "" }
}
