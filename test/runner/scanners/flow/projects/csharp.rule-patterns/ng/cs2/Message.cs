namespace RendersNg;
public record RenderJob(string Path, string Label, string Host);
