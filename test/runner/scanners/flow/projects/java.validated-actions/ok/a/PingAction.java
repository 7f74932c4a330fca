package actedoka;
import com.opensymphony.xwork2.*;
public class PingAction extends ActionSupport implements ModelDriven<PingForm> {
    private final PingForm form = new PingForm();
    private final ActedOkATools tools = new ActedOkATools();
    @Override public PingForm getModel() { return form; }
    @Override public void validate() {
        if (!form.getHost().matches("[a-z0-9.]+")) addFieldError("host", "bad");
        if (form.getLabel() == null) addFieldError("label", "bad");
    }
    @Override public String execute() throws Exception {
        tools.ping(form.getHost());
        return SUCCESS;
    }
}
