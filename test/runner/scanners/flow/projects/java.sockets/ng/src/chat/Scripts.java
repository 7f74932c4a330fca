package chat;

import java.io.IOException;

final class Scripts {
  static void announce(String text) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "announce " + text}); // expect
  }

  static void archive(String text) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "archive " + text}); // expect
  }

  static void relay(String text) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "relay " + text}); // expect
  }

  static void mirror(String text) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "mirror " + text}); // expect
  }

  static void print(String text) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "print " + text}); // expect
  }

  static void store(String text) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "store " + text}); // expect
  }

  static void stream(String text) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "stream " + text}); // expect
  }

  static void publish(String text) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "publish " + text}); // expect
  }

  static void jetty(String text) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "jetty " + text}); // expect
  }

  static void netty(String text) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "netty " + text}); // expect
  }

  static void join(String room) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "join " + room}); // expect
  }
}
