package app.stock;

import jakarta.persistence.EntityManager;
import java.util.List;

class StockQueriesImpl implements StockQueries {
  private EntityManager entities;

  @Override
  public List<Stock> inAisle(StockFilter filter) {
    return entities.createQuery("select s from Stock s where s.aisle = '" + filter.getAisle() + "'", Stock.class).getResultList(); // expect
  }
}
