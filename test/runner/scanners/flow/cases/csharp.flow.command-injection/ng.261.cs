using System.Diagnostics;
using Orleans;

public interface IToolGrain : IGrainWithStringKey { Task<string> Run(string v); }
public class ToolGrain : Grain, IToolGrain {
  public Task<string> Run(string v) { Process.Start("bash", "-c \"ping " + v + "\""); // expect
    Process.Start("bash", "-c \"ping " + this.GetPrimaryKeyString() + "\""); // expect
    Process.Start("bash", "-c \"ping " + this.GetPrimaryKeyLong() + "\"");
    return Task.FromResult(""); }
}
