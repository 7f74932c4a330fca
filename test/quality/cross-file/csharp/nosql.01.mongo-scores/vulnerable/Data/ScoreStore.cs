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
        var filter = BsonDocument.Parse("{ $where: 'this.points > " + minimum + "' }"); // expect
        return _scores.CountDocuments(filter); // expect
    }
}
