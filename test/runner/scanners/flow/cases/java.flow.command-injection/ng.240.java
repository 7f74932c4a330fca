package request240;

import com.opensymphony.xwork2.ActionSupport;
import org.apache.struts2.interceptor.parameter.StrutsParameter;
import org.apache.struts2.interceptor.ParameterAware;
import org.apache.struts2.ServletActionContext;
import java.io.IOException;
import java.util.Map;

public class StrutsAction extends ActionSupport {
  private String host;
  private String uploadFileName;
  private int port;
  public String execute() throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + host}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + uploadFileName}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ServletActionContext.getRequest().getParameter("q")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + port});
    return SUCCESS;
  }
  public void setHost(String host) { this.host = host; }
  public void setUploadFileName(String uploadFileName) { this.uploadFileName = uploadFileName; }
  public void setPort(int port) { this.port = port; }
}
