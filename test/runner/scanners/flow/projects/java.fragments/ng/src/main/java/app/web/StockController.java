package app.web;

import app.stock.Stock;
import app.stock.StockFilter;
import app.stock.StockRepository;
import jakarta.validation.Valid;
import java.util.List;
import org.springframework.web.bind.annotation.*;

@RestController
class StockController {
  private final StockRepository stock;

  StockController(StockRepository stock) {
    this.stock = stock;
  }

  @PostMapping("/stock")
  List<Stock> find(@Valid @RequestBody StockFilter filter) {
    return stock.inAisle(filter);
  }
}
