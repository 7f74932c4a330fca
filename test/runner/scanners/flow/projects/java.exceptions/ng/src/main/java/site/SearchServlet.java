package site;

public class SearchServlet extends BaseServlet {
    @Override
    protected void handle(String query) {
        if (query.length() > 100) {
            throw new BadRequest("too long: " + query);
        }
    }
}
