using MongoDB.Bson;
using MongoDB.Driver;

namespace Games.Data;

public class ScoreStore
{
    private readonly IMongoCollection<BsonDocument> _scores;

    public ScoreStore(IMongoDatabase database)
    {
        _scores = database.GetCollection<BsonDocument>("scores");
    }

    public long CountAbove(string minimum)
    {
        var filter = Builders<BsonDocument>.Filter.Gt("points", int.Parse(minimum));
        return _scores.CountDocuments(filter);
    }
}
