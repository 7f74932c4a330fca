package acme.api;

import io.vertx.ext.web.RoutingContext;
import io.vertx.sqlclient.Pool;

public class InvoiceHandler {
    private final Pool pool;

    InvoiceHandler(Pool pool) {
        this.pool = pool;
    }

    void handle(RoutingContext ctx) {
        long id = Long.parseLong(ctx.request().getParam("id"));
        pool.query("SELECT * FROM invoice WHERE id = " + id).execute()
            .onSuccess(rows -> ctx.json(rows.size()));
    }
}
