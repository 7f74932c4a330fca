namespace RendersOk;
public record RenderJob(string Path, string Label, string Host);
