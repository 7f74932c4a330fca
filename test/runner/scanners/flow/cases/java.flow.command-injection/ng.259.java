package stored259;

import java.util.*;
import com.google.cloud.firestore.*;
import org.neo4j.driver.*;
import org.springframework.data.neo4j.core.*;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import net.spy.memcached.MemcachedClient;
import org.apache.commons.dbutils.*;
import org.apache.commons.dbutils.handlers.*;
import com.couchbase.client.java.*;
import com.couchbase.client.java.json.JsonObject;
import com.google.firebase.database.*;
import org.influxdb.dto.QueryResult;
import io.etcd.jetcd.*;
import com.google.cloud.bigquery.*;
import org.sql2o.*;
import org.bson.types.ObjectId;
import dev.morphia.Datastore;
import com.j256.ormlite.dao.Dao;
import org.apache.hadoop.hbase.client.*;
import org.apache.hadoop.hbase.util.Bytes;

class MoreHosts {
  static class Host { private String name; private int port; public String getName() { return name; } public int getPort() { return port; } }
  private Firestore db; private Driver driver; private Neo4jTemplate neo; private HazelcastInstance hazelcast; private MemcachedClient memcached; private QueryRunner runner; private Collection collection; private Sql2o sql2o; private Datastore datastore; private Dao<Host, Long> dao; private Table hbase; private KV kv; private BigQuery bigquery; private Cluster cluster;
  void firestore() throws Exception {
    DocumentSnapshot doc = db.collection("hosts").document("1").get().get();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + doc.getString("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + doc.get("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + doc.toObject(Host.class).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + doc.getData().get("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + doc.getLong("port")});
    for (QueryDocumentSnapshot d : db.collection("hosts").get().get().getDocuments()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + d.getString("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + db.collection("hosts").get().get().toObjects(Host.class).get(0).getName()}); // expect
  }
  void neo4j() throws Exception {
    try (Session session = driver.session()) {
      Result result = session.run("MATCH (h:Host) RETURN h.name AS name");
      while (result.hasNext()) { org.neo4j.driver.Record r = result.next(); Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + r.get("name").asString()}); } // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + session.run("MATCH (h) RETURN h.name").single().get(0).asString()}); // expect
      String n = session.executeRead(tx -> tx.run("MATCH (h) RETURN h.name AS n").single().get("n").asString());
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + n}); // expect
      for (org.neo4j.driver.Record r : session.run("x").list()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + r.get("h").asNode().get("name").asString()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + session.run("x").single().get("port").asInt()});
    }
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + driver.executableQuery("MATCH (h) RETURN h.name AS n").execute().records().get(0).get("n").asString()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + neo.findById(1L, Host.class).get().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + neo.findAll(Host.class).get(0).getName()}); // expect
  }
  void caches() throws Exception {
    IMap<String, String> map = hazelcast.getMap("hosts");
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + map.get("a")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hazelcast.<String, String>getMap("hosts").get("a")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + (String) hazelcast.getMap("hosts").get("a")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hazelcast.<String>getQueue("q").take()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + (String) memcached.get("host")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + memcached.asyncGet("host").get()}); // expect
  }
  void dbutils() throws Exception {
    Host h = runner.query("SELECT * FROM hosts", new BeanHandler<>(Host.class));
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getPort()});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + runner.query("SELECT * FROM hosts", new BeanListHandler<>(Host.class)).get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + runner.query("SELECT * FROM hosts", new MapHandler()).get("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + runner.query("SELECT name FROM hosts", new ScalarHandler<String>())}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + (runner.query("SELECT name FROM hosts", rs -> rs.next() ? rs.getString(1) : null))}); // expect
  }
  void couchbase() throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + collection.get("1").contentAsObject().getString("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + collection.get("1").contentAs(Host.class).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + collection.get("1").contentAsObject().getInt("port")});
    for (JsonObject o : cluster.query("SELECT * FROM hosts").rowsAsObject()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + o.getString("name")}); // expect
  }
  void firebase(DatabaseReference ref) throws Exception {
    ref.addValueEventListener(new ValueEventListener() {
      public void onDataChange(DataSnapshot snapshot) { new ProcessBuilder("sh", "-c", "ping " + snapshot.getValue(String.class)); new ProcessBuilder("sh", "-c", "ping " + snapshot.child("name").getValue(String.class)); new ProcessBuilder("sh", "-c", "ping " + snapshot.getValue(Host.class).getName()); } // expect
      public void onCancelled(DatabaseError e) { }
    });
  }
  void sql2o() throws Exception {
    try (org.sql2o.Connection con = sql2o.open()) {
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + con.createQuery("SELECT * FROM hosts").executeAndFetch(Host.class).get(0).getName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + con.createQuery("SELECT * FROM hosts").executeAndFetchFirst(Host.class).getName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + con.createQuery("SELECT name FROM hosts").executeScalar(String.class)}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + con.createQuery("SELECT * FROM hosts").executeAndFetchTable().rows().get(0).getString("name")}); // expect
    }
  }
  void others() throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + datastore.find(Host.class).first().getName()}); // expect
    for (Host h : datastore.find(Host.class)) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dao.queryForId(1L).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dao.queryForAll().get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dao.queryBuilder().where().eq("a", 1).queryForFirst().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dao.queryForEq("port", 1).get(0).getName()}); // expect
    Result r = hbase.get(new Get(Bytes.toBytes("1")));
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Bytes.toString(r.getValue(Bytes.toBytes("f"), Bytes.toBytes("name")))}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + kv.get(ByteSequence.from("host".getBytes())).get().getKvs().get(0).getValue().toString()}); // expect
    for (FieldValueList row : bigquery.query(QueryJobConfiguration.of("SELECT name FROM hosts")).iterateAll()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.get("name").getStringValue()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dao.countOf()});
  }
}
