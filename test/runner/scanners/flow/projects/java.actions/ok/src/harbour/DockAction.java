package harbour;

import org.apache.struts2.convention.annotation.Action;
import org.apache.struts2.convention.annotation.ParentPackage;
import org.apache.struts2.convention.annotation.Result;
import org.apache.struts2.interceptor.parameter.StrutsParameter;

@ParentPackage("json-default")
public class DockAction extends HarbourAction {
    private final Pilots pilots;
    private String vessel;
    private int tugs;
    private Berth berth;

    public DockAction(Pilots pilots) {
        this.pilots = pilots;
    }

    @Action(value = "/dock", results = @Result(type = "json"))
    public String execute() throws Exception {
        pilots.call(new Vessel(vessel.trim(), tugs));
        Runtime.getRuntime().exec(new String[] {"light", "--quay=" + berth.getQuay()});
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "light " + berth.getNumber()});
        return SUCCESS;
    }

    @StrutsParameter
    public void setVessel(String vessel) {
        this.vessel = vessel;
    }

    @StrutsParameter
    public void setTugs(int tugs) {
        this.tugs = tugs;
    }

    @StrutsParameter(depth = 1)
    public void setBerth(Berth berth) {
        this.berth = berth;
    }
}
