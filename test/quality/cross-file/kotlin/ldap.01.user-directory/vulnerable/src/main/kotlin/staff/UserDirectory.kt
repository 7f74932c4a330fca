package staff

import javax.naming.directory.DirContext
import javax.naming.directory.SearchControls

class UserDirectory(private val context: DirContext) {
    fun exists(login: String): Boolean =
        context.search("ou=people", byLogin(login), SearchControls()).hasMore() // expect
}
