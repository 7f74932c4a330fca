namespace Portal.Models;

public class BannerModel
{
    public string Caption { get; set; } = "";
    public int Year { get; set; }
}
