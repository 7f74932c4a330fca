using Microsoft.AspNetCore.Mvc;
using Station.Alarms;

namespace Station.Web;

public record AlarmForm(string Siren, int Minutes);

[ApiController]
[Route("alarms")]
public class AlarmsController : ControllerBase
{
    private readonly AlarmQueue _queue;

    public AlarmsController(AlarmQueue queue) => _queue = queue;

    [HttpPost]
    public async Task<IActionResult> Raise(AlarmForm form)
    {
        await _queue.AddAsync(new Alarm(form.Minutes, form.Siren));
        return Accepted();
    }
}
