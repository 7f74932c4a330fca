package io.harbor.scores;

import java.util.List;
import org.bson.Document;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class ScoreController {
    private final ScoreStore store;

    public ScoreController(ScoreStore store) {
        this.store = store;
    }

    @GetMapping("/scores")
    public List<Document> scores(@RequestParam(defaultValue = "0") String minimum) {
        return store.above(minimum);
    }
}
