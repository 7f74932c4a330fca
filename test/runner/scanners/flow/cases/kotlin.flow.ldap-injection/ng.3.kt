package directory.self

import org.springframework.graphql.data.method.annotation.Argument
import org.springframework.graphql.data.method.annotation.QueryMapping
import org.springframework.ldap.core.LdapTemplate
import org.springframework.ldap.support.LdapEncoder
import org.springframework.stereotype.Controller

class DirectoryFilter(objectClass: String) {
    private val parts = mutableListOf("(objectClass=$objectClass)")

    fun named(value: String?) = apply {
        if (!value.isNullOrBlank()) parts += "(cn=$value)"
    }

    fun inWard(value: String?) = apply {
        if (!value.isNullOrBlank()) parts += "(departmentNumber=*$value*)"
    }

    fun noted(log: (DirectoryFilter) -> Unit) = also { log(it) }

    fun render(): String = parts.joinToString(separator = "", prefix = "(&", postfix = ")")
}

@Controller
class StaffController(private val ldap: LdapTemplate) {
    @QueryMapping
    fun people(@Argument name: String, @Argument ward: String): List<Person> {
        val filter = DirectoryFilter("person").named(name).inWard(ward).noted { println(it) }
        return ldap.search("ou=staff", filter.render(), mapper) // expect
    }

    @QueryMapping
    fun all(@Argument name: String): List<Person> {
        val filter = DirectoryFilter("person").named(name)
        return ldap.search("ou=staff", filter.render(), mapper) // expect
    }
}
