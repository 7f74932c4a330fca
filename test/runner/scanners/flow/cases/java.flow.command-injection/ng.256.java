package stored256;

import java.util.*;
import javax.naming.directory.*;
import javax.naming.NamingEnumeration;
import org.springframework.ldap.core.*;
import org.apache.curator.framework.CuratorFramework;
import com.azure.cosmos.*;
import com.google.cloud.datastore.*;
import com.influxdb.client.*;
import com.arangodb.*;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.content.SharedPreferences;
import org.springframework.transaction.support.*;

class LdapHosts {
  static class Host { private String name; private int port; public String getName() { return name; } public int getPort() { return port; } }
  private LdapTemplate ldapTemplate; private DirContext ctx; private CuratorFramework curator; private CosmosContainer container; private com.google.cloud.datastore.Datastore datastore; private QueryApi influx; private ArangoDatabase arango; private SQLiteDatabase db; private SharedPreferences prefs;
  void ldap() throws Exception {
    List<String> names = ldapTemplate.search("ou=hosts", "(objectClass=device)", (AttributesMapper<String>) a -> (String) a.get("cn").get());
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + names.get(0)}); // expect
    NamingEnumeration<SearchResult> results = ctx.search("ou=hosts", "(objectClass=device)", new SearchControls());
    while (results.hasMore()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + results.next().getAttributes().get("cn").get()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.getAttributes("cn=a").get("cn").get()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ldapTemplate.searchForObject("ou=hosts", "(cn=a)", c -> ((DirContextOperations) c).getStringAttribute("cn"))}); // expect
  }
  void others() throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(curator.getData().forPath("/host"))}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + container.readItem("1", null, Host.class).getItem().getName()}); // expect
    container.queryItems("SELECT * FROM c", null, Host.class).forEach(h -> new ProcessBuilder("sh", "-c", "ping " + h.getName())); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + datastore.get(datastore.newKeyFactory().newKey(1)).getString("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + influx.query("from(bucket:\"b\")").get(0).getRecords().get(0).getValueByKey("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + arango.collection("hosts").getDocument("1", Host.class).getName()}); // expect
    for (Host h : arango.query("FOR h IN hosts RETURN h", Host.class)) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + arango.collection("hosts").count().getCount()});
  }
  void android() {
    Cursor cursor = db.rawQuery("SELECT name FROM hosts", null);
    while (cursor.moveToNext()) new ProcessBuilder("sh", "-c", "ping " + cursor.getString(0)); // expect
    try (Cursor c = db.query("hosts", null, null, null, null, null, null)) { if (c.moveToFirst()) new ProcessBuilder("sh", "-c", "ping " + c.getString(c.getColumnIndex("name"))); } // expect
    new ProcessBuilder("sh", "-c", "ping " + cursor.getInt(1));
    new ProcessBuilder("sh", "-c", "ping " + prefs.getString("host", "")); // expect
    new ProcessBuilder("sh", "-c", "ping " + prefs.getInt("port", 0));
  }
}
