package shop;

public interface Renderer {
  void render(String document);
}
