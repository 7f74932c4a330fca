package library

import jakarta.persistence.EntityManager
import jakarta.persistence.PersistenceContext
import org.springframework.stereotype.Component

@Component
class BookFinder {
    @PersistenceContext
    lateinit var entityManager: EntityManager

    fun sorted(column: String): List<*> =
        entityManager.createNativeQuery("SELECT * FROM books ORDER BY $column").resultList // expect
}
