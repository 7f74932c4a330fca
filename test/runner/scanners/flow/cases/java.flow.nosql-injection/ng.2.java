package docs;

import java.util.List;
import org.springframework.data.mongodb.core.MongoTemplate;
import org.springframework.data.mongodb.core.query.BasicQuery;
import org.springframework.web.bind.annotation.*;

@RestController
public class NoteController {
    private MongoTemplate mongo;

    @PostMapping("/notes/search")
    public List<Note> search(@RequestBody String filter) {
        BasicQuery query = new BasicQuery("{ $where: \"this.title == '" + filter + "'\" }"); // expect
        return mongo.find(query, Note.class);
    }
}
