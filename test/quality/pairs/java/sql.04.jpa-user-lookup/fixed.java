package com.acme.accounts;

import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import java.util.List;

@Path("/accounts")
@Produces("application/json")
public class AccountResource {
    @PersistenceContext
    private EntityManager em;

    @GET
    @Path("/by-email/{email}")
    public List<Account> byEmail(@PathParam("email") String email) {
        String jpql = "select a from Account a where a.email = :email";
        return em.createQuery(jpql, Account.class).setParameter("email", email).getResultList();
    }
}
