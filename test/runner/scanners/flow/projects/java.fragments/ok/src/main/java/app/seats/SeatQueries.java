package app.seats;

import java.util.List;

public interface SeatQueries {
  List<Seat> sorted(SeatFilter filter);
}
