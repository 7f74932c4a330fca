package shop;

import java.io.IOException;
import org.springframework.stereotype.Component;

@Component("page")
public class PageRenderer implements Renderer {
  @Override
  public void render(String document) {
    try {
      Runtime.getRuntime().exec("sh -c " + document); // expect
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
