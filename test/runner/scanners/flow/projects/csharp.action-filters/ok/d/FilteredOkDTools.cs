using System.Diagnostics;
namespace FilteredOkD;
public class FilteredOkDTools
{
}
