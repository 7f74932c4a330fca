using System.Text;
using Microsoft.IdentityModel.Tokens;

public class Tickets
{
    private const string Ink = "the-long-way-round-the-lake-7741";

    public SigningCredentials Credentials()
    {
        var bytes = Encoding.UTF8.GetBytes(Ink);
        return new SigningCredentials(new SymmetricSecurityKey(bytes), SecurityAlgorithms.HmacSha256);
    }
}
