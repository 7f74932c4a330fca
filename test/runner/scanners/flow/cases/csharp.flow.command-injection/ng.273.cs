using System.Diagnostics;
using Amazon.DynamoDBv2;
using Amazon.DynamoDBv2.DataModel;
using Amazon.DynamoDBv2.Model;
using Amazon.S3;
using Amazon.S3.Model;
using Azure.Data.Tables;
using Azure.Storage.Blobs;
using Microsoft.Azure.Cosmos;
using Google.Cloud.Firestore;

public class Job { public string Id { get; set; } public string Command { get; set; } = ""; public int N { get; set; } }

public class Clouds
{
    private readonly Container _container;
    private readonly IAmazonDynamoDB _dynamo;
    private readonly IDynamoDBContext _context;
    private readonly IAmazonS3 _s3;
    private readonly BlobContainerClient _blobs;
    private readonly TableClient _table;
    private readonly FirestoreDb _firestore;

    public async Task Cosmos()
    {
        var a = await _container.ReadItemAsync<Job>("1", new PartitionKey("x"));
        Process.Start("bash", "-c " + a.Resource.Command); // expect
        Job b = await _container.ReadItemAsync<Job>("1", new PartitionKey("x"));
        Process.Start("bash", "-c " + b.Command); // expect
        using var feed = _container.GetItemQueryIterator<Job>(new QueryDefinition("SELECT * FROM c"));
        while (feed.HasMoreResults)
        {
            var page = await feed.ReadNextAsync();
            foreach (var j in page) Process.Start("bash", "-c " + j.Command); // expect
            foreach (Job j in page.Resource) Process.Start("bash", "-c " + j.N);
        }
        var c = _container.GetItemLinqQueryable<Job>(true).Where(j => j.N > 2).ToList();
        Process.Start("bash", "-c " + c[0].Command); // expect
    }

    public async Task Dynamo()
    {
        var a = await _dynamo.GetItemAsync(new GetItemRequest { TableName = "jobs" });
        Process.Start("bash", "-c " + a.Item["command"].S); // expect
        var b = await _dynamo.QueryAsync(new QueryRequest { TableName = "jobs" });
        foreach (var item in b.Items) Process.Start("bash", "-c " + item["command"].S); // expect
        var c = await _dynamo.ScanAsync(new ScanRequest("jobs"));
        Process.Start("bash", "-c " + c.Items[0]["command"].S); // expect
        var d = await _context.LoadAsync<Job>("1");
        Process.Start("bash", "-c " + d.Command); // expect
        var e = await _context.QueryAsync<Job>("1").GetRemainingAsync();
        Process.Start("bash", "-c " + e[0].Command); // expect
        var f = await _context.ScanAsync<Job>(new List<ScanCondition>()).GetNextSetAsync();
        Process.Start("bash", "-c " + f[0].Command); // expect
    }

    public async Task Storage()
    {
        using var response = await _s3.GetObjectAsync("bucket", "job.sh");
        using var reader = new StreamReader(response.ResponseStream);
        Process.Start("bash", "-c " + await reader.ReadToEndAsync()); // expect
        var blob = _blobs.GetBlobClient("job.sh");
        var content = await blob.DownloadContentAsync();
        Process.Start("bash", "-c " + content.Value.Content.ToString()); // expect
        var stream = await blob.OpenReadAsync();
        using var text = new StreamReader(stream);
        Process.Start("bash", "-c " + text.ReadToEnd()); // expect
        var meta = await _s3.GetObjectMetadataAsync("bucket", "job.sh");
        Process.Start("bash", "-c " + meta.Metadata["command"]); // expect
    }

    public async Task Tables()
    {
        var a = await _table.GetEntityAsync<TableEntity>("p", "r");
        Process.Start("bash", "-c " + a.Value.GetString("command")); // expect
        foreach (var e in _table.Query<TableEntity>("PartitionKey eq 'x'"))
            Process.Start("bash", "-c " + e["command"]); // expect
        await foreach (var e in _table.QueryAsync<TableEntity>())
            Process.Start("bash", "-c " + e.GetString("command")); // expect
    }

    public async Task Firestore()
    {
        var snapshot = await _firestore.Collection("jobs").Document("1").GetSnapshotAsync();
        Process.Start("bash", "-c " + snapshot.GetValue<string>("command")); // expect
        var job = snapshot.ConvertTo<Job>();
        Process.Start("bash", "-c " + job.Command); // expect
        var all = await _firestore.Collection("jobs").WhereEqualTo("n", 1).GetSnapshotAsync();
        foreach (var doc in all.Documents) Process.Start("bash", "-c " + doc.GetValue<string>("command")); // expect
    }
}
