package request226;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import com.amazonaws.services.lambda.runtime.events.*;
import com.amazonaws.services.lambda.runtime.events.models.s3.S3EventNotification;
import java.io.*;
import java.util.Map;

class Api implements RequestHandler<APIGatewayProxyRequestEvent, String> {
  public String handleRequest(APIGatewayProxyRequestEvent event, Context context) {
    try {
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getQueryStringParameters().get("v")}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getPath()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getMultiValueHeaders().get("v").get(0)}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getHttpMethod().length()});
    } catch (IOException e) { }
    return "";
  }
}
class Http2 implements RequestHandler<APIGatewayV2HTTPEvent, String> {
  public String handleRequest(APIGatewayV2HTTPEvent event, Context context) {
    try {
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getRawQueryString()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getRawPath()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getCookies().get(0)}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getBody()}); // expect
    } catch (IOException e) { }
    return "";
  }
}
class Alb implements RequestHandler<ApplicationLoadBalancerRequestEvent, String> {
  public String handleRequest(ApplicationLoadBalancerRequestEvent event, Context context) {
    try {
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getQueryStringParameters().get("v")}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getBody()}); // expect
    } catch (IOException e) { }
    return "";
  }
}
class S3 implements RequestHandler<S3Event, String> {
  public String handleRequest(S3Event event, Context context) {
    try {
      S3EventNotification.S3EventNotificationRecord record = event.getRecords().get(0);
      String key = record.getS3().getObject().getUrlDecodedKey();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + key}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getRecords().get(0).getS3().getObject().getKey()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + record.getS3().getObject().getSizeAsLong()});
    } catch (IOException e) { }
    return "";
  }
}
class MapHandler implements RequestHandler<Map<String, String>, String> {
  public String handleRequest(Map<String, String> event, Context context) {
    try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.get("v")}); // expect
    } catch (IOException e) { }
    return "";
  }
}
class Streams implements RequestStreamHandler {
  public void handleRequest(InputStream in, OutputStream out, Context context) throws IOException {
    String text = new String(in.readAllBytes());
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + text}); // expect
  }
}
class Kinesis implements RequestHandler<KinesisEvent, String> {
  public String handleRequest(KinesisEvent event, Context context) {
    try {
      for (KinesisEvent.KinesisEventRecord r : event.getRecords()) {
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(r.getKinesis().getData().array())}); // expect
      }
    } catch (IOException e) { }
    return "";
  }
}
