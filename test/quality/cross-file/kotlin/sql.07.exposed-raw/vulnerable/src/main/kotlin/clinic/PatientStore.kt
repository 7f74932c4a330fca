package clinic

import org.jetbrains.exposed.sql.transactions.TransactionManager
import org.jetbrains.exposed.sql.transactions.transaction

object PatientStore {
    fun archive(id: String) {
        transaction {
            TransactionManager.current().exec("UPDATE patients SET archived = TRUE WHERE id = $id") // expect
        }
    }
}
