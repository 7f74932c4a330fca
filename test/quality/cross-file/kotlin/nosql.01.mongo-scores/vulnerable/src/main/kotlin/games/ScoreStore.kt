package games

import com.mongodb.client.MongoDatabase
import org.bson.Document

class ScoreStore(database: MongoDatabase) {
    private val scores = database.getCollection("scores")

    fun countAbove(minimum: String): Long {
        val filter = Document("\$where", "this.points > $minimum")
        return scores.countDocuments(filter) // expect
    }
}
