package demo;
import jakarta.persistence.EntityManager;
import jakarta.inject.Inject;
public class Stocks {
    @Inject EntityManager em;
    public Object list(StockQuery query) { return em.createNativeQuery("select * from t order by " + query.orderBy()).getResultList(); }
    public Object other(StockQuery query) { return em.createNativeQuery("select * from t order by " + query.second()).getResultList(); }
}
