package ledger

import org.springframework.web.bind.annotation.PathVariable
import org.springframework.web.bind.annotation.PutMapping
import org.springframework.web.bind.annotation.RequestBody
import org.springframework.web.bind.annotation.RestController

data class LabelChange(val label: String)

@RestController
class AccountController(private val transactions: Transactions) {
    @PutMapping("/accounts/{id}/label")
    fun rename(@PathVariable id: Long, @RequestBody change: LabelChange) {
        transactions.run { connection -> renameAccount(connection, id, change.label) }
    }
}
