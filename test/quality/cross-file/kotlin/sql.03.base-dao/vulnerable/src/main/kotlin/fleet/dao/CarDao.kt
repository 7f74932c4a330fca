package fleet.dao

import java.sql.Connection

class CarDao(connection: Connection) : BaseDao(connection) {
    override val table = "cars"

    fun countByPlate(plate: String): Int = count("plate", plate)
}
