import io.javalin.http.Context
import java.io.InputStream
import java.nio.file.*
class A(root: Path) {
  private val root: Path = root.toAbsolutePath().normalize()
  fun a(ctx: Context) { ctx.uploadedFiles("f").map { file -> Files.copy(file.content(), root.resolve(file.filename())) } } // expect
  fun b(ctx: Context) { val file = ctx.uploadedFile("f")!!; Files.copy(file.content(), root.resolve(file.filename())) } // expect
  fun c(ctx: Context) { ctx.uploadedFiles("f").map { file -> file.content().use { put(file.filename(), it) } } }
  fun put(name: String, content: InputStream): Long { val target = root.resolve(name); return Files.copy(content, target, StandardCopyOption.REPLACE_EXISTING) } // expect
}
