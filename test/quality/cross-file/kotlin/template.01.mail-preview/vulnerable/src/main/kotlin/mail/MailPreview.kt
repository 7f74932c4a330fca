package mail

class MailPreview(private val templates: Templates = Templates()) {
    fun show(body: String): String {
        return templates.render("Dear \${name}, $body", mapOf("name" to "Ada", "body" to body))
    }
}
