package shop.orders

data class PrintOrder(val printer: String, val copies: Int)
