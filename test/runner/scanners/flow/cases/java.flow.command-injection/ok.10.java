import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import lombok.Data;

class Stables extends HttpServlet {
  record Horse(String name, int box) {}

  @Data
  static class Rider {
    private String name;
    private int age;
  }

  @Override
  protected void doPost(HttpServletRequest request, HttpServletResponse response) throws java.io.IOException {
    Horse horse = new Horse(request.getParameter("horse"), Integer.parseInt(request.getParameter("box")));
    Runtime.getRuntime().exec("sh -c 'feed " + horse.box() + "'");
    Rider rider = new Rider();
    rider.setName(request.getParameter("rider"));
    rider.setAge(Integer.parseInt(request.getParameter("age")));
    Runtime.getRuntime().exec("sh -c 'register " + rider.getAge() + "'");
    rider.setName("unknown");
    Runtime.getRuntime().exec("sh -c 'register " + rider.getName() + "'");
  }
}
