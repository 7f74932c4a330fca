package com.acme.catalog;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.List;

@ApplicationScoped
public class BookFinder {
    @PersistenceContext
    EntityManager entityManager;

    public List<?> sorted(String column) {
        return entityManager.createNativeQuery("SELECT * FROM books ORDER BY " + column).getResultList(); // expect
    }
}
