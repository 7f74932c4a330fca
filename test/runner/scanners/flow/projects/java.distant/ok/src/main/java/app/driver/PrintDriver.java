package app.driver;

public interface PrintDriver {
  void start(String name) throws Exception;
}
