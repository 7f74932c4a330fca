package stored258;

import java.util.*;
import com.mongodb.client.*;
import com.mongodb.client.model.*;
import org.bson.Document;
import org.bson.conversions.Bson;
import org.springframework.data.mongodb.core.*;
import org.springframework.data.mongodb.core.query.*;
import org.springframework.data.mongodb.repository.*;
import org.springframework.data.mongodb.core.aggregation.*;
import org.springframework.data.mongodb.core.mapping.Field;

class Host { private String name; private int port; public String getName() { return name; } public int getPort() { return port; } }
interface Hosts extends MongoRepository<Host, String> {
  Host findByName(String name);
  @Query("{ 'port': ?0 }") List<Host> onPort(int port);
  List<Host> findByPort(int port);
}
class MongoHosts {
  private MongoDatabase database; private MongoTemplate mongoTemplate; private ReactiveMongoTemplate reactive; private Hosts hosts; private MongoClient client; private MongoOperations operations;
  void driver() throws Exception {
    MongoCollection<Document> collection = database.getCollection("hosts");
    Document d = collection.find(Filters.eq("id", 1)).first();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + d.getString("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + d.get("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + d.get("name", String.class)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + d.getInteger("port")});
    for (Document x : collection.find()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + x.getString("name")}); // expect
    try (MongoCursor<Document> cursor = collection.find().iterator()) { while (cursor.hasNext()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + cursor.next().getString("name")}); } // expect
    collection.find().forEach(x -> new ProcessBuilder("sh", "-c", "ping " + x.getString("name"))); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + collection.find().map(x -> x.getString("name")).first()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + collection.find().into(new ArrayList<>()).get(0).getString("name")}); // expect
    collection.aggregate(List.of(Aggregates.limit(1))).forEach(x -> new ProcessBuilder("sh", "-c", "ping " + x.getString("name"))); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + collection.distinct("name", String.class).first()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + collection.findOneAndUpdate(Filters.eq("id", 1), Updates.inc("n", 1)).getString("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + d.getList("names", String.class).get(0)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + d.get("owner", Document.class).getString("email")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + d.getEmbedded(List.of("a", "b"), String.class)}); // expect
    MongoCollection<Host> typed = client.getDatabase("x").getCollection("hosts", Host.class);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + typed.find().first().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + collection.countDocuments()});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + d.toJson()}); // expect
  }
  void template(String id) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + mongoTemplate.findById(id, Host.class).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + mongoTemplate.findById(id, Host.class).getPort()});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + mongoTemplate.findOne(Query.query(Criteria.where("a").is(1)), Host.class).getName()}); // expect
    for (Host h : mongoTemplate.find(new Query(), Host.class)) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + mongoTemplate.findAll(Host.class).get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + mongoTemplate.aggregate(Aggregation.newAggregation(), "hosts", Host.class).getMappedResults().get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + mongoTemplate.findAndModify(new Query(), new Update(), Host.class).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + mongoTemplate.findDistinct("name", Host.class, String.class).get(0)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + mongoTemplate.query(Host.class).matching(new Query()).firstValue().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + mongoTemplate.query(Host.class).all().get(0).getName()}); // expect
    mongoTemplate.stream(new Query(), Host.class).forEach(h -> new ProcessBuilder("sh", "-c", "ping " + h.getName())); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + operations.findOne(new Query(), Host.class).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + mongoTemplate.getCollection("x").find().first().getString("name")}); // expect
    reactive.findById(id, Host.class).subscribe(h -> new ProcessBuilder("sh", "-c", "ping " + h.getName())); // expect
    reactive.find(new Query(), Host.class).map(Host::getName).subscribe(n -> new ProcessBuilder("sh", "-c", "ping " + n)); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findByName("x").getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.onPort(1).get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hosts.findByPort(1).get(0).getName()}); // expect
  }
}
