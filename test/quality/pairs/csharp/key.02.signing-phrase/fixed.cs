using System.Text;
using Microsoft.Extensions.Configuration;
using Microsoft.IdentityModel.Tokens;

public class Tickets
{
    private readonly IConfiguration _configuration;

    public Tickets(IConfiguration configuration) => _configuration = configuration;

    public SigningCredentials Credentials()
    {
        var bytes = Encoding.UTF8.GetBytes(_configuration["Tickets:Ink"]);
        return new SigningCredentials(new SymmetricSecurityKey(bytes), SecurityAlgorithms.HmacSha256);
    }
}
