namespace Press.Prints;

public record PrintJob(string Name);

public record CleanJob(string Folder);
