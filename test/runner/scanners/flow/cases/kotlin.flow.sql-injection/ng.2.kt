package app

import jakarta.persistence.EntityManager
import org.springframework.web.bind.annotation.*

data class Query(val term: String, val limit: Int)

@RestController
class Catalog(private val em: EntityManager) {
    @PostMapping("/catalog")
    fun find(@RequestBody query: Query) = run(build(query))

    private fun build(query: Query) = "select p from Product p where p.name like '%${query.term}%'"

    private fun run(jpql: String) = em.createQuery(jpql).resultList // expect
}
