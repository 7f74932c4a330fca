package app.seats;

import jakarta.validation.constraints.Pattern;

public class SeatFilter {
  private String row;

  @Pattern(regexp = "^[a-z_]{1,20}$")
  private String sort = "row";

  public String getRow() {
    return row;
  }

  public String getSort() {
    return sort;
  }

  public void setSort(String sort) {
    this.sort = sort;
  }
}
