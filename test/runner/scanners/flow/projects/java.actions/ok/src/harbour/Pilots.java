package harbour;

import java.io.IOException;

public class Pilots {
    public void call(Vessel vessel) throws IOException {
        Runtime.getRuntime().exec(new String[] {"pilot", "--vessel=" + vessel.name()});
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "tugs " + vessel.tugs()});
    }
}
