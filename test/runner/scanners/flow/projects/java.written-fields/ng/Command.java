package copiesng;
public class Command {
    private String host; private String label;
    public String getHost() { return host; } public void setHost(String host) { this.host = host; }
    public String getLabel() { return label; } public void setLabel(String label) { this.label = label; }
}
