package stored266;

import java.util.*;
import org.springframework.data.redis.core.*;
import redis.clients.jedis.*;
import io.lettuce.core.*;
import io.lettuce.core.api.*;
import io.lettuce.core.api.sync.RedisCommands;
import io.lettuce.core.api.async.RedisAsyncCommands;
import io.lettuce.core.api.reactive.RedisReactiveCommands;
import org.redisson.api.*;

class RedisHosts {
  private StringRedisTemplate redisTemplate; private RedisTemplate<String, String> template; private ReactiveStringRedisTemplate reactive;
  private Jedis jedis; private JedisPool pool; private UnifiedJedis unified; private JedisPooled pooled; private StatefulRedisConnection<String, String> connection; private RedissonClient redisson;
  private ValueOperations<String, String> valueOps; private HashOperations<String, String, String> hashOps;
  void spring() throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + redisTemplate.opsForValue().get("host")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + (String) redisTemplate.opsForHash().get("host", "name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + redisTemplate.opsForHash().entries("host").get("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + redisTemplate.opsForList().leftPop("hosts")}); // expect
    for (String s : redisTemplate.opsForList().range("hosts", 0, -1)) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + s}); // expect
    for (String s : redisTemplate.opsForSet().members("hosts")) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + s}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + redisTemplate.opsForValue().multiGet(List.of("a")).get(0)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + redisTemplate.boundValueOps("host").get()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + redisTemplate.opsForZSet().range("hosts", 0, -1).iterator().next()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + template.opsForValue().getAndDelete("host")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + redisTemplate.opsForList().size("hosts")});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + redisTemplate.opsForValue().increment("n")});
    reactive.opsForValue().get("host").subscribe(v -> new ProcessBuilder("sh", "-c", "ping " + v)); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + valueOps.get("host")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hashOps.get("host", "name")}); // expect
  }
  void jedis() throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + jedis.get("host")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + jedis.hget("host", "name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + jedis.hgetAll("host").get("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + jedis.lpop("hosts")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + jedis.brpop(0, "hosts").get(1)}); // expect
    for (String s : jedis.lrange("hosts", 0, -1)) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + s}); // expect
    for (String s : jedis.smembers("hosts")) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + s}); // expect
    for (String s : jedis.zrange("hosts", 0, -1)) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + s}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + jedis.mget("a", "b").get(0)}); // expect
    try (Jedis j = pool.getResource()) { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + j.get("host")}); } // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + unified.get("host")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + pooled.hget("host", "name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + jedis.incr("n")});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + jedis.llen("n")});
  }
  void lettuce() throws Exception {
    RedisCommands<String, String> commands = connection.sync();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + commands.get("host")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + commands.hget("host", "name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + commands.hgetall("host").get("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + commands.lrange("hosts", 0, -1).get(0)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + commands.incr("n")});
    RedisAsyncCommands<String, String> async = connection.async();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + async.get("host").get()}); // expect
    async.get("host").thenAccept(v -> new ProcessBuilder("sh", "-c", "ping " + v)); // expect
    RedisReactiveCommands<String, String> rx = connection.reactive();
    rx.get("host").subscribe(v -> new ProcessBuilder("sh", "-c", "ping " + v)); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + connection.sync().get("host")}); // expect
  }
  void redisson() throws Exception {
    RBucket<String> bucket = redisson.getBucket("host");
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + bucket.get()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + redisson.<String>getBucket("host").get()}); // expect
    RMap<String, String> map = redisson.getMap("hosts");
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + map.get("a")}); // expect
    for (String v : map.values()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
    RList<String> list = redisson.getList("hosts");
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + list.get(0)}); // expect
    RQueue<String> queue = redisson.getQueue("hosts");
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + queue.poll()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + redisson.getAtomicLong("n").get()});
  }
}
