package copiesok;
public class CopiesOkTools {
    public void al(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); }
    public void bl(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); }
    public void el(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); }
}
