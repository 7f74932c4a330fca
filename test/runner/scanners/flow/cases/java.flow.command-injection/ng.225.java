package request225;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import jakarta.faces.context.FacesContext;
import jakarta.servlet.http.Part;
import java.io.IOException;

@Named
@RequestScoped
public class Jsf {
  private String host;
  private Part file;
  private int port;
  public String getHost() { return host; }
  public void setHost(String host) { this.host = host; }
  public void setFile(Part file) { this.file = file; }
  public void setPort(int port) { this.port = port; }
  public void ping() throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + host}); // expect
  }
  public void up() throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + file.getSubmittedFileName()}); // expect
  }
  public void par() throws IOException {
    String v = FacesContext.getCurrentInstance().getExternalContext().getRequestParameterMap().get("v");
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
  }
  public void port() throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + port});
  }
}
