package staff

import org.springframework.ldap.support.LdapEncoder

fun byLogin(login: String): String = "(&(objectClass=person)(uid=${LdapEncoder.filterEncode(login)}))"
