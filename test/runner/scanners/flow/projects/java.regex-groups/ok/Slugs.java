package app;

import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;
import org.springframework.web.bind.annotation.*;

enum Kind { A, B }

record Pair(String first, String second) {}

@RestController
class Slugs {
  @GetMapping("/m1")
  public void m1(@RequestParam String q) throws Exception {
    {
      Matcher m = Pattern.compile("x(\\d+)(.*)").matcher(q); m.find();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", m.group(1)});
    }
    {
      Matcher m = Pattern.compile("(?<n>[a-z]+)-(?<r>.*)").matcher(q); m.find();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", m.group("n")});
    }
    {
      Matcher m = Pattern.compile("[a-z]+").matcher(q); m.find();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", m.group()});
    }
    {
      Matcher m = Pattern.compile("[a-z]+").matcher(q); m.find();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "" + m.start() + m.end()});
    }
    {
      Matcher m = Pattern.compile("[a-z]+").matcher(q); String r = ""; while (m.find()) r += m.group();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", r});
    }
  }
}
