package app.stock;

public class Stock {
  public Long id;
}
