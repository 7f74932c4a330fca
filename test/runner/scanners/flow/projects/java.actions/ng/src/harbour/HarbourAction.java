package harbour;

import org.apache.struts2.ActionSupport;
import org.apache.struts2.action.ServletRequestAware;

public abstract class HarbourAction extends ActionSupport implements ServletRequestAware {
}
