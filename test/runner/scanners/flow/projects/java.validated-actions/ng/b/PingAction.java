package actedngb;
import com.opensymphony.xwork2.ActionSupport;
public class PingAction extends ActionSupport {
    private String host;
    private String label;
    private final ActedNgBTools tools = new ActedNgBTools();
    public void setHost(String host) { this.host = host; }
    public void setLabel(String label) { this.label = label; }
    @Override public void validate() {
        if (host == null || !host.matches("[a-z0-9.]+")) addFieldError("host", "bad");
        if (label == null) addFieldError("label", "bad");
    }
    @Override public String execute() throws Exception {
        tools.ping(host);
        tools.label(label);
        return SUCCESS;
    }
}
