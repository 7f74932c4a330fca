package com.acme.ci;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

@Path("/builds")
public class BuildResource {
    @POST
    public String start(@QueryParam("profile") String profile) throws IOException {
        List<String> command = new ArrayList<>();
        command.add("bash");
        command.add("-c");
        command.add("mvn -B package -P\"$PROFILE\"");
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("PROFILE", profile);
        builder.redirectErrorStream(true);
        return String.valueOf(builder.start().pid());
    }
}
