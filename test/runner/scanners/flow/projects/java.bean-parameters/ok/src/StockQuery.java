package demo;
import jakarta.validation.constraints.Pattern;
import jakarta.ws.rs.QueryParam;
public class StockQuery {
    @QueryParam("sort")
    @Pattern(regexp = "[a-z_]{1,20}")
    public String sort;
    @QueryParam("by")
    public Column column;
    public String orderBy() { return sort + " ASC"; }
    public String second() { return column.column() + " ASC"; }
}
