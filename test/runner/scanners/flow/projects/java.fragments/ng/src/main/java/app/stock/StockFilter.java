package app.stock;

import jakarta.validation.constraints.Pattern;

public class StockFilter {
  @Pattern(regexp = ".*aisle.*")
  private String aisle;

  public String getAisle() {
    return aisle;
  }

  public void setAisle(String aisle) {
    this.aisle = aisle;
  }
}
