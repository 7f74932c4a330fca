package copies.orders

data class CopyOrder(val printer: String, val copies: Int)
