using Microsoft.AspNetCore.Mvc;
using Depot.Printing;

namespace Depot.Web;

public record LabelForm(string Printer, string Note, int Copies);

[ApiController]
[Route("labels")]
public class LabelsController : ControllerBase
{
    private readonly LabelQueue _queue;
    private readonly NoteQueue _notes;

    public LabelsController(LabelQueue queue, NoteQueue notes)
    {
        _queue = queue;
        _notes = notes;
    }

    [HttpPost]
    public async Task<IActionResult> Print(LabelForm form)
    {
        await _queue.AddAsync(new LabelJob(form.Copies, form.Printer));
        _notes.Add(form.Note);
        return Accepted();
    }
}
