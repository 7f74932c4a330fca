import org.springframework.http.HttpEntity
import org.springframework.http.codec.multipart.FilePart
import org.springframework.web.bind.annotation.*
import org.springframework.web.context.request.WebRequest
import org.springframework.web.multipart.MultipartFile
import org.springframework.web.reactive.function.server.*
import org.springframework.http.server.reactive.ServerHttpRequest

data class Cmd(val host: String, val port: Int)

@RestController
class SpringCtl {
  @GetMapping("/a") fun a(@RequestParam v: String) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v)) // expect
  }
  @GetMapping("/a2") fun a2(@RequestParam(required = false) v: String?) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v)) // expect
  }
  @GetMapping("/n") fun n(@RequestParam v: Int) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v))
  }
  @GetMapping("/n2") fun n2(@RequestParam v: Int?) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v))
  }
  @PostMapping("/b") fun b(@RequestBody cmd: Cmd) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + cmd.host)) // expect
  }
  @PostMapping("/b2") suspend fun b2(@RequestBody m: Map<String, Any>) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + m["v"])) // expect
  }
  @PostMapping("/c") fun c(@RequestParam("f") f: MultipartFile) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + f.originalFilename)) // expect
  }
  @PostMapping("/d") suspend fun d(@RequestPart f: FilePart) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + f.filename())) // expect
  }
  @GetMapping("/e") fun e(r: WebRequest) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + r.getParameter("v"))) // expect
  }
  @GetMapping("/f") fun f(r: ServerHttpRequest) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + r.queryParams.getFirst("v"))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + r.headers.getFirst("v"))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + r.uri.query)) // expect
  }
  @PostMapping("/g") fun g(e: HttpEntity<String>) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + e.body)) // expect
  }
  @GetMapping("/h") fun h(v: String) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v)) // expect
  }
  @PostMapping("/i") fun i(cmd: Cmd) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + cmd.host)) // expect
  }
}
class Handlers {
  suspend fun a(req: ServerRequest): ServerResponse {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + req.pathVariable("v"))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + req.queryParamOrNull("v"))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${req.awaitBody<Cmd>().host}")) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + req.headers().firstHeader("v"))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + req.uri().query)) // expect
    return ServerResponse.ok().buildAndAwait()
  }
}
