package app.stock;

import java.util.List;

public interface StockQueries {
  List<Stock> inAisle(StockFilter filter);
}
