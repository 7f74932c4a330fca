package filteredokb;
public class FilteredOkBTools {
    public void ping(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", "ping " + s}); }
    public void ping2(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", "ping " + s}); }
}
