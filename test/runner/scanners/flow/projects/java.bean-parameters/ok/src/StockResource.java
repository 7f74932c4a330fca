package demo;
import jakarta.ws.rs.*;
import jakarta.validation.Valid;
import jakarta.inject.Inject;
@Path("/stock")
public class StockResource {
    @Inject Stocks service;
    @GET
    public Object list(@Valid @BeanParam StockQuery query) { return service.list(query); }
    @GET @Path("/b")
    public Object other(@Valid @BeanParam StockQuery query) { return service.other(query); }
}
