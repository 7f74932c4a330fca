package chat;

import java.io.IOException;
import java.util.Map;
import java.util.regex.Pattern;

final class Scripts {
  private static final Pattern ROOM = Pattern.compile("[a-z]{1,20}");
  private static final Map<String, String> PAGES = Map.of("first", "1", "last", "9");

  static void announce(String text) throws IOException {
    new ProcessBuilder("announce", "--", text).start();
  }

  static void archive(String text) throws IOException {
    if (!ROOM.matcher(text).matches()) {
      return;
    }
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "archive " + text});
  }

  static void relay(String text) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "relay " + Integer.parseInt(text)});
  }

  static void mirror(String text) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "mirror " + PAGES.get(text)});
  }

  static void print(String text) throws IOException {
    new ProcessBuilder("print", "--", text).start();
  }

  static void store(String text) throws IOException {
    if (PAGES.containsKey(text)) {
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "store " + text});
    }
  }

  static void stream(String text) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "stream " + Long.parseLong(text)});
  }

  static void jetty(String text) throws IOException {
    new ProcessBuilder("jetty", "--", text).start();
  }

  static void netty(String text) throws IOException {
    new ProcessBuilder("netty", "--", text).start();
  }

  static void join(String room) throws IOException {
    if (!ROOM.matcher(room).matches()) {
      throw new IllegalArgumentException("room");
    }
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "join " + room});
  }
}
