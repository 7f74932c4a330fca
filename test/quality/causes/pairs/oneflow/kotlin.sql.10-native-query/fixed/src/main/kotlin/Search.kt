import javax.persistence.EntityManager
import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

@RestController
class Search(private val entities: EntityManager) {
    @GetMapping("/search")
    fun search(@RequestParam name: String): Int {
        val query = entities.createNativeQuery("select * from items where name = :name").setParameter("name", name)
        return query.resultList.size
    }
}
