using System.Diagnostics;
using Amazon.Lambda.APIGatewayEvents;
using Amazon.Lambda.ApplicationLoadBalancerEvents;
using Amazon.Lambda.Core;
using Amazon.Lambda.S3Events;
using Amazon.Lambda.SQSEvents;
using Amazon.Lambda.Annotations;
using Amazon.Lambda.Annotations.APIGateway;
using System.Text.Json;

public class Cmd { public string Host { get; set; } }
public class LambdaFn {
  public APIGatewayProxyResponse Rest(APIGatewayProxyRequest request, ILambdaContext context) {
    Process.Start("bash", "-c \"ping " + request.QueryStringParameters["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + request.PathParameters["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + request.Body + "\""); // expect
    Process.Start("bash", "-c \"ping " + request.Headers["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + request.Path + "\""); // expect
    Process.Start("bash", "-c \"ping " + request.MultiValueQueryStringParameters["v"][0] + "\""); // expect
    var cmd = JsonSerializer.Deserialize<Cmd>(request.Body);
    Process.Start("bash", "-c \"ping " + cmd.Host + "\""); // expect
    Process.Start("bash", "-c \"ping " + int.Parse(request.PathParameters["n"]) + "\"");
    return null;
  }
  public APIGatewayHttpApiV2ProxyResponse Http(APIGatewayHttpApiV2ProxyRequest req) {
    Process.Start("bash", "-c \"ping " + req.RawQueryString + "\""); // expect
    Process.Start("bash", "-c \"ping " + req.RawPath + "\""); // expect
    Process.Start("bash", "-c \"ping " + req.Cookies[0] + "\""); // expect
    Process.Start("bash", "-c \"ping " + req.Body + "\""); // expect
    return null;
  }
  public void Alb(ApplicationLoadBalancerRequest r) { Process.Start("bash", "-c \"ping " + r.Body + "\""); // expect
  }
  public void S3(S3Event evnt, ILambdaContext c) {
    var record = evnt.Records[0];
    Process.Start("bash", "-c \"ping " + record.S3.Object.Key + "\""); // expect
    foreach (var r in evnt.Records) { Process.Start("bash", "-c \"ping " + r.S3.Object.Key + "\""); // expect
    }
    Process.Start("bash", "-c \"ping " + record.S3.Object.Size + "\"");
  }
  public void Sqs(SQSEvent evnt) { foreach (var m in evnt.Records) { Process.Start("bash", "-c \"ping " + m.Body + "\""); // expect
  } }
  [LambdaFunction]
  [HttpApi(LambdaHttpMethod.Get, "/a/{v}")]
  public string Annotated(string v, [FromQuery] string q) { Process.Start("bash", "-c \"ping " + v + "\""); // expect
    Process.Start("bash", "-c \"ping " + q + "\""); // expect
    return ""; }
}
