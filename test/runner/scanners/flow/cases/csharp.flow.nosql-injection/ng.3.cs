using Microsoft.AspNetCore.Mvc;
using MongoDB.Bson;
using MongoDB.Driver;

public class UsersController : Controller
{
    private readonly IMongoCollection<BsonDocument> _users;

    [HttpGet]
    public IActionResult Get(string name) => Json(_users.Find("{ name: '" + name + "' }").FirstOrDefault()); // expect
}
