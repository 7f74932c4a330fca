using Reports.Configuration;

namespace Reports.Exports;

public class ExportPaths
{
    private readonly ExportOptions _options;

    public ExportPaths(ExportOptions options) => _options = options;

    public string For(string name) => Path.Combine(_options.Folder, name);
}
