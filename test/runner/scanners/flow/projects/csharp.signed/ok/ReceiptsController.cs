using System.Security.Cryptography;
using Microsoft.AspNetCore.DataProtection;
public class ReceiptsController : Controller {
  private readonly byte[] _key; private readonly IDataProtector _protector;
  public IActionResult Get(string a, string s) {
    var data = Convert.FromBase64String(a);
    using var hmac = new HMACSHA256(_key);
    var expected = hmac.ComputeHash(data);
    if (!CryptographicOperations.FixedTimeEquals(expected, Convert.FromBase64String(s))) return BadRequest();
    return Ok(new BinaryFormatter().Deserialize(new MemoryStream(data)));
  }
  public IActionResult Static(string a, string s) {
    var data = Convert.FromBase64String(a);
    if (!HMACSHA256.HashData(_key, data).SequenceEqual(Convert.FromBase64String(s))) return BadRequest();
    return Ok(new BinaryFormatter().Deserialize(new MemoryStream(data)));
  }
  public IActionResult Protected(string a) {
    return Ok(new BinaryFormatter().Deserialize(new MemoryStream(Convert.FromBase64String(_protector.Unprotect(a)))));
  }
  public IActionResult Next(string next, string sig) {
    var code = Convert.ToHexString(HMACSHA256.HashData(_key, Encoding.UTF8.GetBytes(next)));
    if (code != sig) return BadRequest();
    return Redirect(next);
  }
}
