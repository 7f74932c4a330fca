package optionalsok;
public class OptionalsOkTools {
    public void al(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); }
    public void bl(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); }
    public void cl(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); }
}
