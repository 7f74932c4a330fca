import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedTransferQueue;
import lombok.Data;

class Kennels extends HttpServlet {
  record Dog(String name, int box) {}

  @Data
  static class Owner {
    private String name;
  }

  @Override
  protected void doPost(HttpServletRequest request, HttpServletResponse response) throws java.io.IOException {
    Dog dog = new Dog(request.getParameter("dog"), 4);
    Runtime.getRuntime().exec("sh -c 'feed " + dog.name() + "'"); // expect
    Owner owner = new Owner();
    owner.setName(request.getParameter("owner"));
    Runtime.getRuntime().exec("sh -c 'register " + owner.getName() + "'"); // expect
    LinkedTransferQueue<Dog> waiting = new LinkedTransferQueue<>();
    waiting.put(dog);
    List<Dog> next = new ArrayList<>();
    waiting.drainTo(next);
    for (Dog each : next) Runtime.getRuntime().exec("sh -c 'walk " + each.name() + "'"); // expect
  }
}
