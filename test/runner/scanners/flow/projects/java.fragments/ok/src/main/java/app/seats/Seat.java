package app.seats;

public class Seat {
  public Long id;
}
