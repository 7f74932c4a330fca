package labels;

import java.util.List;
import java.util.regex.Pattern;

public record Label(String sku, String note) {
    private static final Pattern SKU = Pattern.compile("[A-Z]{2,4}-[0-9]{4,10}");

    public Label {
        if (!SKU.matcher(sku).matches()) throw new IllegalArgumentException("sku");
        if (note.isBlank()) throw new IllegalArgumentException("note");
    }
}
