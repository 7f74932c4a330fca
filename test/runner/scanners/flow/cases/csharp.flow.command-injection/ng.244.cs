using System.Diagnostics;
using Microsoft.AspNetCore.Components;
using Microsoft.AspNetCore.Components.Forms;
using Microsoft.AspNetCore.WebUtilities;

[Route("/ping/{Host}")]
public partial class Blazor : ComponentBase {
  [Parameter] public string Host { get; set; }
  [Parameter] [SupplyParameterFromQuery] public string V { get; set; }
  [SupplyParameterFromForm] public Cmd Model { get; set; }
  [Inject] public NavigationManager Nav { get; set; }
  void Run() { Process.Start("bash", "-c \"ping " + V + "\""); // expect
    Process.Start("bash", "-c \"ping " + Host + "\""); // expect
    Process.Start("bash", "-c \"ping " + Model.Host + "\""); // expect
    var q = QueryHelpers.ParseQuery(new Uri(Nav.Uri).Query);
    Process.Start("bash", "-c \"ping " + q["v"] + "\""); // expect
  }
  void Up(InputFileChangeEventArgs e) { Process.Start("bash", "-c \"ping " + e.File.Name + "\""); // expect
    Process.Start("bash", "-c \"ping " + e.File.Size + "\"");
    foreach (var f in e.GetMultipleFiles()) { Process.Start("bash", "-c \"ping " + f.Name + "\""); // expect
    }
  }
  void Changed(ChangeEventArgs e) { Process.Start("bash", "-c \"ping " + e.Value + "\""); // expect
  }
}
public class Cmd { public string Host { get; set; } }
