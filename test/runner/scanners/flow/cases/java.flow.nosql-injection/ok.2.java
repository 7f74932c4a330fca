package docs;

import java.util.List;
import org.springframework.data.mongodb.core.MongoTemplate;
import org.springframework.data.mongodb.core.query.Criteria;
import org.springframework.data.mongodb.core.query.Query;
import org.springframework.web.bind.annotation.*;

@RestController
public class NoteController {
    private MongoTemplate mongo;

    @PostMapping("/notes/search")
    public List<Note> search(@RequestBody String filter) {
        Query query = new Query(Criteria.where("title").is(filter));
        return mongo.find(query, Note.class);
    }
}
