using Microsoft.AspNetCore.Http;

namespace Session.Returns;

public class ReturnState
{
    private readonly ISession _session;

    public ReturnState(IHttpContextAccessor accessor) => _session = accessor.HttpContext!.Session;

    public string Page
    {
        get => _session.GetString("return.page") ?? "/";
        set => _session.SetString("return.page", value); // expect
    }
}
