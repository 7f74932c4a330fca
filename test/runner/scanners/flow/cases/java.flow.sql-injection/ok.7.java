package depot;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.List;

record Slice(String order, String label) {}

class Pages {
    List<String> list(String title) {
        return List.of(title);
    }
}

@Path("/slices")
class SliceResource extends Pages {
    @Inject
    EntityManager em;

    @GET
    List<?> sliced(@QueryParam("label") String label) {
        Object found = new Slice("name", label);
        list(label);
        if (found instanceof Slice(String order, String text)) {
            return em.createQuery("from Crate where label = :label order by " + order).setParameter("label", text).getResultList();
        }
        return List.of();
    }
}
