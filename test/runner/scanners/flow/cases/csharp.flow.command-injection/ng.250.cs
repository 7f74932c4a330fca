using System.Diagnostics;
using Google.Cloud.Functions.Framework;
using Microsoft.AspNetCore.Http;
using CloudNative.CloudEvents;
using Google.Events.Protobuf.Cloud.Storage.V1;

public class Fn : IHttpFunction {
  public async Task HandleAsync(HttpContext context) { Process.Start("bash", "-c \"ping " + context.Request.Query["v"] + "\""); // expect
  }
}
public class Ev : ICloudEventFunction<StorageObjectData> {
  public Task HandleAsync(CloudEvent cloudEvent, StorageObjectData data, CancellationToken ct) { Process.Start("bash", "-c \"ping " + data.Name + "\""); // expect
    return Task.CompletedTask; }
}
