public void Remove(string key)
{
    var statement = $"DELETE FROM Cache WHERE CacheKey = '{key}'"; // expect
    _last = string.Format("INSERT INTO Log VALUES ('{0}')", key); // expect
}
