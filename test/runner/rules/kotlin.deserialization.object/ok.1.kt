fun read(text: String): Order {
    return Json.decodeFromString<Order>(text)
}
