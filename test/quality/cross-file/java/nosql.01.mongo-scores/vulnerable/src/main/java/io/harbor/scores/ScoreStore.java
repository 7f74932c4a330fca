package io.harbor.scores;

import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoDatabase;
import java.util.ArrayList;
import java.util.List;
import org.bson.Document;

public class ScoreStore {
    private final MongoCollection<Document> scores;

    public ScoreStore(MongoDatabase database) {
        this.scores = database.getCollection("scores");
    }

    public List<Document> above(String minimum) {
        Document query = new Document("$where", "this.points > " + minimum);
        return scores.find(query).into(new ArrayList<>()); // expect
    }
}
