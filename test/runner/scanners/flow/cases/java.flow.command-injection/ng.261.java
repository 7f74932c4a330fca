package stored261;

import java.util.*;
import org.apache.ibatis.annotations.*;
import org.apache.ibatis.session.*;
import com.baomidou.mybatisplus.core.mapper.BaseMapper;
import com.baomidou.mybatisplus.core.conditions.query.*;
import com.baomidou.mybatisplus.core.toolkit.Wrappers;
import com.baomidou.mybatisplus.extension.service.*;
import com.baomidou.mybatisplus.extension.service.impl.ServiceImpl;

class Host { private String name; private int port; public String getName() { return name; } public int getPort() { return port; } }
@Mapper interface HostMapper {
  @Select("SELECT * FROM hosts WHERE id = #{id}") Host byId(long id);
  @Select("SELECT name FROM hosts") List<String> names();
  @Select({"SELECT * FROM hosts"}) @Results(id = "host") List<Map<String, Object>> rows();
  @SelectProvider(type = Sql.class, method = "one") Host provided(long id);
  @Select("SELECT COUNT(*) FROM hosts") int total();
  Host selectByName(String name);
  List<Host> selectAll();
}
@Mapper interface SiteMapper extends BaseMapper<Host> { Host findOneByName(String n); }
class HostServiceImpl extends ServiceImpl<SiteMapper, Host> {
  void a() throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + getById(1L).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + list().get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + lambdaQuery().eq(Host::getPort, 1).one().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + lambdaQuery().list().get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + baseMapper.selectById(1L).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + this.getOne(new QueryWrapper<>()).getName()}); // expect
  }
}
class MybatisHosts {
  private HostMapper hostMapper; private SiteMapper sites; private SqlSessionFactory factory; private IService<Host> service;
  void a(long id) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hostMapper.byId(id).getPort()});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hostMapper.total()});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hostMapper.selectByName("x").getName()}); // expect
    hostMapper.selectAll().forEach(h -> new ProcessBuilder("sh", "-c", "ping " + h.getName())); // expect
  }
  void plus(long id) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + sites.selectById(id).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + sites.selectOne(new QueryWrapper<Host>().eq("id", id)).getName()}); // expect
    for (Host h : sites.selectList(null)) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + sites.selectMaps(null).get(0).get("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + sites.selectList(Wrappers.<Host>lambdaQuery()).stream().map(Host::getName).findFirst().get()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + sites.selectById(id).getPort()});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + service.getById(id).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + service.list().get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + sites.selectCount(null)});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + sites.selectObjs(null).get(0)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + sites.selectPage(null, null).getRecords().get(0).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + sites.findOneByName("").getName()}); // expect
  }
  void session() throws Exception {
    try (SqlSession session = factory.openSession()) {
      Host h = session.selectOne("hosts.byId", 1);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getName()}); // expect
      List<Host> l = session.selectList("hosts.all");
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + l.get(0).getName()}); // expect
      HostMapper mapper = session.getMapper(HostMapper.class);
      for (Host c : session.<Host>selectCursor("hosts.all")) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + c.getName()}); // expect
      Map<Long, Host> m = session.selectMap("hosts.all", "id");
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + m.get(1L).getName()}); // expect
    }
  }
}
