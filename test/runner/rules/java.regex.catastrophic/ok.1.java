package text;

import java.util.regex.Pattern;

public class Emails {
    private static final Pattern EMAIL = Pattern.compile("^[a-zA-Z0-9]+@example\\.com$");

    boolean valid(String s) {
        return EMAIL.matcher(s).matches();
    }
}
