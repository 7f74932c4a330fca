package stored248;

import java.util.*;
import io.ebean.*;
import jakarta.persistence.*;
import com.acme.query.QHost;

@Entity class Host extends Model {
  public static final Finder<Long, Host> find = new Finder<>(Host.class);
  @Id Long id; String name; int port; public String getName() { return name; } public int getPort() { return port; }
}
class EbeanHosts {
  private Database database;
  void a(long id) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + DB.find(Host.class, id).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + DB.find(Host.class, id).getPort()});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + DB.find(Host.class).where().eq("port", 1).findOne().getName()}); // expect
    for (Host h : DB.find(Host.class).findList()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + database.find(Host.class, id).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + database.find(Host.class).where().findOneOrEmpty().get().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Host.find.byId(id).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Host.find.all().get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Host.find.query().where().findList().get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new QHost().name.eq("x").findOne().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new QHost().findList().get(0).getName()}); // expect
    SqlRow row = DB.sqlQuery("select name from host").findOne();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.getString("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.getInteger("port")});
    for (SqlRow r : DB.sqlQuery("select name from host").findList()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + r.getString("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + DB.findNative(Host.class, "select * from host").findOne().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + DB.findDto(Host.class, "select * from host").findOne().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + DB.find(Host.class).select("name").<String>findSingleAttribute()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + DB.find(Host.class).<String>findSingleAttributeList().get(0)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + DB.find(Host.class).findPagedList().getList().get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + DB.find(Host.class).findCount()});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + DB.sqlQuery("x").mapToScalar(String.class).findOne()}); // expect
  }
}
