import io.quarkus.vertx.web.Param
import io.quarkus.vertx.web.Route
import jakarta.ws.rs.*
import jakarta.ws.rs.core.*
import org.jboss.resteasy.reactive.RestForm
import org.jboss.resteasy.reactive.RestQuery
import org.jboss.resteasy.reactive.multipart.FileUpload

data class Cmd(val host: String)
@Path("/t")
class QuarkusK(@Context private val uriInfo: UriInfo) {
  @GET @Path("/a/{v}") fun a(@PathParam("v") v: String): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v)) // expect
    return "" }
  @GET @Path("/b") fun b(@RestQuery v: String?): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v)) // expect
    return "" }
  @POST @Path("/c") fun c(cmd: Cmd): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + cmd.host)) // expect
    return "" }
  @GET @Path("/d") fun d(): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + uriInfo.queryParameters.getFirst("v"))) // expect
    return "" }
  @POST @Path("/e") fun e(@RestForm("f") f: FileUpload): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + f.fileName())) // expect
    return "" }
  @GET @Path("/h") fun h(@Context headers: HttpHeaders): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + headers.getHeaderString("v"))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + headers.cookies["v"]!!.value)) // expect
    return "" }
  @Route(path = "r/:v") fun r(@Param v: String): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v)) // expect
    return "" }
  @GET @Path("/n") fun n(@QueryParam("v") v: Long): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v))
    return "" }
}
