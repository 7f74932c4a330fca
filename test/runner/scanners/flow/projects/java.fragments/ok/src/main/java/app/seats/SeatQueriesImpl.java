package app.seats;

import jakarta.persistence.EntityManager;
import java.util.List;

class SeatQueriesImpl implements SeatQueries {
  private EntityManager entities;

  @Override
  public List<Seat> sorted(SeatFilter filter) {
    String jpql = "select s from Seat s where s.row = :row order by s." + filter.getSort();
    return entities.createQuery(jpql, Seat.class).setParameter("row", filter.getRow()).getResultList();
  }
}
