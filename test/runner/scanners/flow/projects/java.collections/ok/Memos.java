package app;

import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;
import org.springframework.web.bind.annotation.*;

enum Kind { A, B }

record Pair(String first, String second) {}

@RestController
class Memos {
  @GetMapping("/m1")
  public void m1(@RequestParam String q) throws Exception {
    {
      List<String> l = List.of("a", "b", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", l.subList(0, 2).get(0)});
    }
    {
      List<String> l = List.of("a", "b", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", String.join(" ", l.subList(0, 2))});
    }
    {
      List<String> l = new ArrayList<>(List.of(q)); l.replaceAll(x -> "c");
      Runtime.getRuntime().exec(new String[] {"sh", "-c", l.get(0)});
    }
    {
      String[] a = {"a", q};
      Runtime.getRuntime().exec(new String[] {"sh", "-c", a[0]});
    }
    {
      String[] a = {"a", q};
      Runtime.getRuntime().exec(new String[] {"sh", "-c", Arrays.copyOf(a, 1)[0]});
    }
    {
      String[] a = {"a", q};
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "" + a.length});
    }
    {
      Map<String, String> m = Map.of("a", "x", "b", q); String r = ""; for (String k : m.keySet()) r += k;
      Runtime.getRuntime().exec(new String[] {"sh", "-c", r});
    }
    {
      Map<String, String> m = Map.of("a", "x", "b", q); String r = ""; for (Map.Entry<String, String> e : m.entrySet()) r += e.getKey();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", r});
    }
    {
      Deque<String> d = new ArrayDeque<>(); d.addLast("a"); d.addLast(q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", d.pollFirst()});
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.map(x -> "c").collect(Collectors.joining(","))});
    }
  }
  @GetMapping("/m2")
  public void m2(@RequestParam String q) throws Exception {
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.filter(x -> x.matches("\\w+")).collect(Collectors.joining(","))});
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "" + t.anyMatch(x -> x.equals("b"))});
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.findFirst().get()});
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.mapToInt(String::length).sum() + ""});
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.map(Integer::parseInt).map(String::valueOf).collect(Collectors.joining(","))});
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.limit(1).toList().get(0)});
    }
  }
}
