package app;

import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;
import org.springframework.web.bind.annotation.*;

enum Kind { A, B }

record Pair(String first, String second) {}

@RestController
class Reports {
  @GetMapping("/m1")
  public void m1(@RequestParam String q) throws Exception {
    {
      List<String> l = new ArrayList<>(List.of("a")); l.replaceAll(x -> x + q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", l.get(0)}); // expect
    }
    {
      List<String> l = new ArrayList<>(List.of("a", q)); Collections.reverse(l);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", l.get(0)}); // expect
    }
    {
      String[] a = {"a", q};
      Runtime.getRuntime().exec(new String[] {"sh", "-c", a[1]}); // expect
    }
    {
      String[] a = {"a", q};
      Runtime.getRuntime().exec(new String[] {"sh", "-c", Arrays.copyOfRange(a, 1, 2)[0]}); // expect
    }
    {
      String[] a = {"a", q};
      Runtime.getRuntime().exec(new String[] {"sh", "-c", Arrays.toString(a)}); // expect
    }
    {
      String[] a = new String[2]; Arrays.fill(a, q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", a[0]}); // expect
    }
    {
      String[] a = {"a", q};
      Runtime.getRuntime().exec(new String[] {"sh", "-c", Arrays.stream(a).collect(Collectors.joining(" "))}); // expect
    }
    {
      Map<String, String> m = new HashMap<>(); m.put("a", "x"); m.merge("a", q, (o, n) -> o + n);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", m.get("a")}); // expect
    }
    {
      Map<String, String> m = new HashMap<>(); m.put("a", "x"); m.replaceAll((k, v) -> v + q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", m.get("a")}); // expect
    }
    {
      Map<String, String> m = Map.of("a", "x", "b", q); String r = ""; for (Map.Entry<String, String> e : m.entrySet()) r += e.getValue();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", r}); // expect
    }
  }
  @GetMapping("/m2")
  public void m2(@RequestParam String q) throws Exception {
    {
      Map<String, String> m = new HashMap<>(); m.put(q, "x"); String r = ""; for (String k : m.keySet()) r += k;
      Runtime.getRuntime().exec(new String[] {"sh", "-c", r}); // expect
    }
    {
      Map<String, String> m = new HashMap<>(); m.put(q, "x"); String r = ""; for (var e : m.entrySet()) r += e.getKey();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", r}); // expect
    }
    {
      Deque<String> d = new ArrayDeque<>(); d.addLast("a"); d.addLast(q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", d.pollLast()}); // expect
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.map(String::toUpperCase).collect(Collectors.joining(","))}); // expect
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.filter(x -> !x.isBlank()).collect(Collectors.joining(","))}); // expect
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.filter(Objects::nonNull).toList().get(1)}); // expect
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.reduce("", (x, y) -> x + y)}); // expect
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.flatMap(x -> Stream.of(x, "b")).collect(Collectors.joining())}); // expect
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.skip(1).toList().get(0)}); // expect
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.sorted().toList().get(0)}); // expect
    }
  }
  @GetMapping("/m3")
  public void m3(@RequestParam String q) throws Exception {
    {
      Stream<String> t = Stream.of("a", q); Map<String, String> m = t.collect(Collectors.toMap(x -> "k", x -> x));
      Runtime.getRuntime().exec(new String[] {"sh", "-c", m.get("k")}); // expect
    }
    {
      Stream<String> t = Stream.of("a", q); Map<Boolean, List<String>> m = t.collect(Collectors.partitioningBy(x -> x.isEmpty()));
      Runtime.getRuntime().exec(new String[] {"sh", "-c", m.get(true).get(0)}); // expect
    }
    {
      String r = List.of("x", "b").stream().collect(Collectors.joining(",", q, ")"));
      Runtime.getRuntime().exec(new String[] {"sh", "-c", r}); // expect
    }
    {
      StringJoiner j = new StringJoiner(","); j.add("a"); j.add(q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", j.toString()}); // expect
    }
    {
      List<Pair> l = List.of(new Pair("a", q)); Map<String, List<Pair>> m = l.stream().collect(Collectors.groupingBy(Pair::first));
      Runtime.getRuntime().exec(new String[] {"sh", "-c", m.get("a").get(0).second()}); // expect
    }
  }
}
