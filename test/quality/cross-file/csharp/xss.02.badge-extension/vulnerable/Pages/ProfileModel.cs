using Microsoft.AspNetCore.Html;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.RazorPages;
using Profiles.Helpers;

namespace Profiles.Pages;

public class ProfileModel : PageModel
{
    public IHtmlContent? Badge { get; private set; }

    public void OnGet([FromQuery] string team)
    {
        Badge = team.ToBadge();
    }
}
