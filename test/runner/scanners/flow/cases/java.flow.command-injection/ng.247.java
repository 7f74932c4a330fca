package stored247;

import java.util.*;
import software.amazon.awssdk.services.dynamodb.*;
import software.amazon.awssdk.services.dynamodb.model.*;
import software.amazon.awssdk.enhanced.dynamodb.*;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.*;
import com.amazonaws.services.dynamodbv2.datamodeling.DynamoDBMapper;
import com.amazonaws.services.dynamodbv2.document.*;

class DynamoHosts {
  private DynamoDbClient client; private DynamoDbAsyncClient async; private DynamoDbEnhancedClient enhanced; private DynamoDBMapper mapper; private DynamoDB dynamo;
  @DynamoDbBean static class Host { private String name; private int port; public String getName() { return name; } public int getPort() { return port; } }
  void low(String id) throws Exception {
    GetItemResponse r = client.getItem(GetItemRequest.builder().tableName("hosts").key(Map.of("id", AttributeValue.fromS(id))).build());
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + r.item().get("name").s()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + client.getItem(b -> b.tableName("hosts")).item().get("name").s()}); // expect
    Map<String, AttributeValue> item = r.item();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + item.get("name").s()}); // expect
    for (Map<String, AttributeValue> i : client.query(QueryRequest.builder().build()).items()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + i.get("name").s()}); // expect
    client.scan(ScanRequest.builder().build()).items().forEach(i -> new ProcessBuilder("sh", "-c", "ping " + i.get("name").s())); // expect
    client.scanPaginator(ScanRequest.builder().build()).items().forEach(i -> new ProcessBuilder("sh", "-c", "ping " + i.get("name").s())); // expect
    async.getItem(GetItemRequest.builder().build()).thenAccept(x -> new ProcessBuilder("sh", "-c", "ping " + x.item().get("name").s())); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + item.get("port").n()});
  }
  void enhanced(String id) throws Exception {
    DynamoDbTable<Host> table = enhanced.table("hosts", TableSchema.fromBean(Host.class));
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + table.getItem(Key.builder().partitionValue(id).build()).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + table.getItem(r -> r.key(k -> k.partitionValue(id))).getName()}); // expect
    table.scan().items().forEach(h -> new ProcessBuilder("sh", "-c", "ping " + h.getName())); // expect
    for (Host h : table.query(q -> q.limit(1)).items()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
    table.query(q -> q.limit(1)).stream().flatMap(p -> p.items().stream()).forEach(h -> new ProcessBuilder("sh", "-c", "ping " + h.getName())); // expect
    DynamoDbIndex<Host> index = table.index("byName");
    index.query(q -> q.limit(1)).forEach(p -> p.items().forEach(h -> new ProcessBuilder("sh", "-c", "ping " + h.getName()))); // expect
  }
  void old(String id) throws Exception {
    Host h = mapper.load(Host.class, id);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + mapper.load(Host.class, id).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + mapper.query(Host.class, null).get(0).getName()}); // expect
    for (Host x : mapper.scan(Host.class, null)) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + x.getName()}); // expect
    Table table = dynamo.getTable("hosts");
    Item item = table.getItem("id", id);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + item.getString("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + item.getInt("port")});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + item.toJSON()}); // expect
  }
}
