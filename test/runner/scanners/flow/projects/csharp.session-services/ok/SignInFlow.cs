using System.Text.Json;
using Microsoft.AspNetCore.Http;

namespace Portal;

public sealed record SignInState(string UserId, string ReturnUrl);

public sealed class SignInFlow
{
    private const string Key = "sign-in";

    private readonly IHttpContextAccessor _accessor;

    public SignInFlow(IHttpContextAccessor accessor)
    {
        _accessor = accessor;
    }

    private ISession Session => _accessor.HttpContext!.Session;

    public void Begin(SignInState state) => Session.SetString(Key, JsonSerializer.Serialize(state));

    public SignInState? Current()
    {
        var json = Session.GetString(Key);
        return json is null ? null : JsonSerializer.Deserialize<SignInState>(json);
    }
}
