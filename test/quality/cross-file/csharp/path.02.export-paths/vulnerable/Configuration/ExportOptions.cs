namespace Reports.Configuration;

public class ExportOptions
{
    public string Folder { get; set; } = "/srv/exports";
    public int KeepDays { get; set; } = 30;
}
