package filteredngb;
public class FilteredNgBTools {
    public void ping(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", "ping " + s}); }
    public void ping2(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", "ping " + s}); }
    public void label(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", "ping " + s}); } // expect
    public void label2(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", "ping " + s}); } // expect
}
