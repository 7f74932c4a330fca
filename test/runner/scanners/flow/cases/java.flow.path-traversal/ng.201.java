import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.List;
import java.util.Optional;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.stereotype.Service;

interface TemplateRepository extends JpaRepository<Template, Long> {
    Optional<Template> findByShop(String shop);

    List<Template> findAllByShopOrderByName(String shop);

    List<String> findNamesByShop(String shop);

    boolean existsByShop(String shop);
}

@Entity
class Template {
    @Id private Long id;
    private String path;
    private int pages;
    private Format format;

    public Long getId() { return id; }

    public String getPath() { return path; }

    public int getPages() { return pages; }

    public Format getFormat() { return format; }
}

enum Format { A4, LETTER }

@Service
class Templates {
    private final TemplateRepository templates;

    Templates(TemplateRepository templates) { this.templates = templates; }

    void stored(Long id) throws Exception {
        Files.readAllBytes(Paths.get("/srv/" + templates.findById(id).orElseThrow().getPath())); // expect
        Files.readAllBytes(Paths.get("/srv/" + templates.findByShop("a").get().getPath())); // expect
        for (Template each : templates.findAllByShopOrderByName("a"))
            Files.readAllBytes(Paths.get("/srv/" + each.getPath())); // expect
        for (String name : templates.findNamesByShop("a")) Files.readAllBytes(Paths.get("/srv/" + name)); // expect
    }

    void numbers(Long id) throws Exception {
        Template found = templates.findById(id).orElseThrow();
        Files.readAllBytes(Paths.get("/srv/" + found.getPages() + "/" + found.getId() + "/" + found.getFormat().name()));
        Files.readAllBytes(Paths.get("/srv/" + templates.findById(id).get().getPages()));
        Files.readAllBytes(Paths.get("/srv/" + templates.existsByShop("a") + templates.count()));
    }
}
