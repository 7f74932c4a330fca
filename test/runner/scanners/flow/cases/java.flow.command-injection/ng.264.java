package stored264;

import java.util.*;
import com.querydsl.core.Tuple;
import com.querydsl.core.types.Projections;
import com.querydsl.jpa.impl.*;
import com.querydsl.sql.SQLQueryFactory;
import com.acme.QHost;
import com.acme.Host;

class QuerydslHosts {
  private JPAQueryFactory queryFactory; private SQLQueryFactory sql;
  void a() throws Exception {
    QHost host = QHost.host;
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + queryFactory.selectFrom(host).where(host.port.eq(1)).fetchOne().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + queryFactory.selectFrom(host).fetchFirst().getName()}); // expect
    for (Host h : queryFactory.selectFrom(host).fetch()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + queryFactory.select(host.name).from(host).fetch().get(0)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + queryFactory.select(host.name).from(host).fetchOne()}); // expect
    Tuple t = queryFactory.select(host.name, host.port).from(host).fetchOne();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + t.get(host.name)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + t.get(0, String.class)}); // expect
    List<Host> beans = queryFactory.select(Projections.bean(Host.class, host.name)).from(host).fetch();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + beans.get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + queryFactory.selectFrom(host).fetchResults().getResults().get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new JPAQuery<Host>().from(host).fetchOne().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + sql.select(host.name).from(host).fetchOne()}); // expect
    queryFactory.selectFrom(host).stream().forEach(h -> new ProcessBuilder("sh", "-c", "ping " + h.getName())); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + queryFactory.selectFrom(host).transform(com.querydsl.core.group.GroupBy.groupBy(host.id).as(host.name)).get(1L)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + queryFactory.selectFrom(host).fetchCount()});
  }
}
