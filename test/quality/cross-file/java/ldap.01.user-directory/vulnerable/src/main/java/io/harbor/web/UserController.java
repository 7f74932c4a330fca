package io.harbor.web;

import io.harbor.ldap.UserDirectory;
import javax.naming.NamingException;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class UserController {
    private final UserDirectory directory;

    public UserController(UserDirectory directory) {
        this.directory = directory;
    }

    @GetMapping("/users/{login}/exists")
    public boolean exists(@PathVariable String login) throws NamingException {
        return directory.exists(login);
    }
}
