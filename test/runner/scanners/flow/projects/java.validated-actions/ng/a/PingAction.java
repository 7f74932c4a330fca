package actednga;
import com.opensymphony.xwork2.*;
public class PingAction extends ActionSupport implements ModelDriven<PingForm> {
    private final PingForm form = new PingForm();
    private final ActedNgATools tools = new ActedNgATools();
    @Override public PingForm getModel() { return form; }
    @Override public void validate() {
        if (!form.getHost().matches("[a-z0-9.]+")) addFieldError("host", "bad");
        if (form.getLabel() == null) addFieldError("label", "bad");
    }
    @Override public String execute() throws Exception {
        tools.ping(form.getHost());
        tools.label(form.getLabel());
        return SUCCESS;
    }
}
