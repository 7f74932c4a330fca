using System;

namespace Site;

public class MissingReport : Exception
{
    public MissingReport(string message) : base(message) { }
}
