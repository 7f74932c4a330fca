package app;

import jakarta.validation.constraints.Pattern;

public class ReportForm {
  @Pattern(regexp = "[a-z]+")
  private String folder;

  public String getFolder() {
    return folder;
  }

  public void setFolder(String folder) {
    this.folder = folder;
  }
}
