namespace RendersNg;
public enum Kind { A, B }
public class PingRequest { public string Host { get; set; } public string Label { get; set; } public string Path { get; set; } public string Custom { get; set; } public string Format { get; set; } public string Hex {get;set;} }
