package depot;

import io.quarkus.hibernate.orm.panache.PanacheEntity;
import io.quarkus.hibernate.orm.panache.PanacheRepository;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.List;

class Crate extends PanacheEntity {
    public String label;

    static List<Crate> matching(String condition) {
        return list(condition); // expect
    }

    static List<Crate> labelled(String label) {
        return list("label = ?1", label);
    }
}

@ApplicationScoped
class CrateRepository implements PanacheRepository<Crate> {
    long counted(String condition) {
        return count(condition); // expect
    }
}

sealed interface Selection {
    record ByLabel(String label, int limit) implements Selection {
        ByLabel {
            label = label == null ? "" : label.trim();
        }

        String clause() {
            return "label = '" + label + "'";
        }
    }

    record All() implements Selection {}
}

@Path("/crates")
class CrateResource {
    @Inject
    CrateRepository crates;

    @Inject
    EntityManager em;

    @GET
    List<Crate> find(@QueryParam("label") String label) {
        crates.counted("label = '" + label + "'");
        return Crate.labelled(label).isEmpty() ? Crate.matching("label = '" + label + "'") : Crate.listAll();
    }

    @GET
    @Path("/clause")
    List<?> clause(@QueryParam("label") String label) {
        return em.createQuery("from Crate where " + new Selection.ByLabel(label, 3).clause()).getResultList(); // expect
    }

    @GET
    @Path("/selected")
    List<?> selected(@QueryParam("label") String label) {
        Selection selection = new Selection.ByLabel(label, 3);
        return switch (selection) {
            case Selection.ByLabel(String text, int limit) -> em.createQuery("from Crate where label = '" + text + "'").getResultList(); // expect
            case Selection.All all -> em.createQuery("from Crate").getResultList();
        };
    }
}
