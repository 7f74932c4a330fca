class Message(val text: String, val content: String)

class User(val name: String)

fun one(message: Message, user: User) {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + message.text))
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + message.content))
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + user.name))
    listOf(user).forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) }
}
