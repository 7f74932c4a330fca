package stored254;

import java.util.*;
import org.jooq.*;
import org.jooq.impl.DSL;
import static org.jooq.impl.DSL.*;
import static com.acme.db.Tables.HOSTS;
import com.acme.db.tables.records.HostsRecord;

class JooqHosts {
  private DSLContext ctx; private DSLContext dsl; private DSLContext create;
  record Host(String name, int port) {}
  void a(long id) throws Exception {
    HostsRecord r = ctx.selectFrom(HOSTS).where(HOSTS.ID.eq(id)).fetchOne();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + r.getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + r.get(HOSTS.NAME)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + r.get("name", String.class)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + r.getValue(HOSTS.NAME)}); // expect
    for (Record x : ctx.select(HOSTS.NAME).from(HOSTS).fetch()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + x.get(HOSTS.NAME)}); // expect
    Result<Record1<String>> result = dsl.select(HOSTS.NAME).from(HOSTS).fetch();
    for (Record1<String> x : result) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + x.value1()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + result.get(0).component1()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + result.getValues(HOSTS.NAME).get(0)}); // expect
    List<String> names = dsl.select(HOSTS.NAME).from(HOSTS).fetch(HOSTS.NAME);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + names.get(0)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dsl.select(HOSTS.NAME).from(HOSTS).fetchInto(String.class).get(0)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dsl.select().from(HOSTS).fetchInto(Host.class).get(0).name()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dsl.select().from(HOSTS).fetchOneInto(Host.class).name()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dsl.select(HOSTS.NAME).from(HOSTS).fetchOne(HOSTS.NAME)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dsl.select(HOSTS.NAME).from(HOSTS).fetchOptional().get().value1()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dsl.select(HOSTS.NAME).from(HOSTS).fetchSingle().value1()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dsl.select(HOSTS.NAME).from(HOSTS).fetchAny().value1()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dsl.fetchOne(HOSTS, HOSTS.ID.eq(id)).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dsl.fetch("select name from hosts").get(0).get("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dsl.fetchValue("select name from hosts")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dsl.selectFrom(HOSTS).fetchMap(HOSTS.ID, HOSTS.NAME).get(id)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dsl.selectFrom(HOSTS).fetchMaps().get(0).get("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + dsl.selectFrom(HOSTS).fetchOneMap().get("name")}); // expect
    dsl.selectFrom(HOSTS).forEach(x -> new ProcessBuilder("sh", "-c", "ping " + x.getName())); // expect
    dsl.selectFrom(HOSTS).fetch().forEach(x -> new ProcessBuilder("sh", "-c", "ping " + x.getName())); // expect
    dsl.selectFrom(HOSTS).stream().map(x -> x.getName()).forEach(n -> new ProcessBuilder("sh", "-c", "ping " + n)); // expect
    dsl.selectFrom(HOSTS).fetch(x -> x.getName()).forEach(n -> new ProcessBuilder("sh", "-c", "ping " + n)); // expect
    dsl.select(HOSTS.NAME, HOSTS.PORT).from(HOSTS).fetch(Records.mapping(Host::new)).forEach(h -> new ProcessBuilder("sh", "-c", "ping " + h.name())); // expect
    dsl.selectFrom(HOSTS).fetchLazy().forEach(x -> new ProcessBuilder("sh", "-c", "ping " + x.getName())); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + create.selectFrom(HOSTS).fetchStream().findFirst().get().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + create.fetchCount(HOSTS)});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + DSL.using("jdbc:x").selectFrom(HOSTS).fetchOne().getName()}); // expect
  }
}
