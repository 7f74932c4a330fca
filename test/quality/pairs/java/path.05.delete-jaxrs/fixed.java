package com.acme.drafts;

import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Paths;

@Path("/drafts")
public class DraftResource {
    @DELETE
    public Response discard(@HeaderParam("X-Draft") String draft) throws IOException {
        String folder = draft == null ? "default" : String.valueOf(Long.parseLong(draft));
        boolean gone = Files.deleteIfExists(Paths.get("/srv/drafts", folder, "draft.json"));
        return gone ? Response.noContent().build() : Response.status(404).build();
    }
}
