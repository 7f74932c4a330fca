package app

import jakarta.persistence.EntityManager
import org.springframework.web.bind.annotation.*

data class Query(val term: String, val limit: Int)

@RestController
class Catalog(private val em: EntityManager) {
    @PostMapping("/catalog")
    fun find(@RequestBody query: Query) =
        em.createQuery("select p from Product p where p.name like :term").setParameter("term", "%${query.term}%").resultList
}
