package games

import com.mongodb.client.MongoDatabase
import com.mongodb.client.model.Filters
import org.bson.Document

class ScoreStore(database: MongoDatabase) {
    private val scores = database.getCollection("scores")

    fun countAbove(minimum: String): Long {
        val filter = Filters.gt("points", minimum.toInt())
        return scores.countDocuments(filter)
    }
}
