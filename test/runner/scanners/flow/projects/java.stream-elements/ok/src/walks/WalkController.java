package walks;

import java.util.List;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class WalkController {
  private final Maps maps;

  public WalkController(Maps maps) {
    this.maps = maps;
  }

  @PostMapping("/walks")
  public int add(@RequestBody List<Walk> walks) {
    return walks.stream().map(Walk::getMap).mapToInt(this::sizeOf).sum();
  }

  @PostMapping("/walks/names")
  public void rename(@RequestBody List<Walk> walks) {
    walks.stream().takeWhile(walk -> walk.getName().matches("[a-z]+")).forEachOrdered(walk -> maps.note(walk.getName()));
  }

  private int sizeOf(String address) {
    return maps.load("https://maps.example/" + address.hashCode()).length();
  }
}
