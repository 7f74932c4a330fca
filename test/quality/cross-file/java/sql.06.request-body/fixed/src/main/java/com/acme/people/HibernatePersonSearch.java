package com.acme.people;

import java.util.List;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.springframework.stereotype.Component;

@Component
public class HibernatePersonSearch implements PersonSearch {
    private final SessionFactory sessions;

    public HibernatePersonSearch(SessionFactory sessions) {
        this.sessions = sessions;
    }

    @Override
    public List<?> search(PersonFilter filter) {
        Session session = sessions.getCurrentSession();
        String hql = "from Person p where p.age >= " + filter.getMinimumAge() + " and p.city = :city";
        return session.createQuery(hql).setParameter("city", filter.getCity()).list();
    }
}
