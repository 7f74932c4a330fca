import com.amazonaws.services.lambda.runtime.Context
import com.amazonaws.services.lambda.runtime.RequestHandler
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent
import com.amazonaws.services.lambda.runtime.events.S3Event

class Api : RequestHandler<APIGatewayProxyRequestEvent, String> {
  override fun handleRequest(event: APIGatewayProxyRequestEvent, context: Context): String {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + event.queryStringParameters["v"])) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + event.body)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + event.path)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + event.headers["v"])) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + event.pathParameters["v"])) // expect
    return ""
  }
}
class S3 : RequestHandler<S3Event, String> {
  override fun handleRequest(event: S3Event, context: Context): String {
    val record = event.records[0]
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + record.s3.`object`.key)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + record.s3.`object`.sizeAsLong))
    return ""
  }
}
class MapH : RequestHandler<Map<String, String>, String> {
  override fun handleRequest(event: Map<String, String>, context: Context): String {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + event["v"])) // expect
    return ""
  }
}
