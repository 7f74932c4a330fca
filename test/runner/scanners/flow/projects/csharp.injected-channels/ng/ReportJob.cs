namespace Press.Reports;

public record ReportJob(string Name, int Pages);
