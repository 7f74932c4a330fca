package app;

import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;
import org.springframework.web.bind.annotation.*;

enum Kind { A, B }

record Pair(String first, String second) {}

@RestController
class Tags {
  @GetMapping("/m1")
  public void m1(@RequestParam String q) throws Exception {
    {
      Matcher m = Pattern.compile("x(\\d+)(.*)").matcher(q); m.find();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", m.group(2)}); // expect
    }
    {
      Matcher m = Pattern.compile("x(\\d+)(.*)").matcher(q); m.find();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", m.group()}); // expect
    }
    {
      Matcher m = Pattern.compile("(?<n>[a-z]+)-(?<r>.*)").matcher(q); m.find();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", m.group("r")}); // expect
    }
  }
}
