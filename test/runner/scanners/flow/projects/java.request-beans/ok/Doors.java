package shop;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.io.IOException;

@Path("/doors")
public class Doors {
    private final Device device;

    public Doors(Device device) {
        this.device = device;
    }

    @GET
    public String list(@QueryParam("floor") int floor) {
        return "floor " + floor;
    }

    @GET
    public String ring() throws IOException {
        Runtime.getRuntime().exec("ring " + device.getName());
        return "rung";
    }

    @GET
    public String open() throws IOException {
        Runtime.getRuntime().exec("open " + device.getName());
        return "open";
    }
}
