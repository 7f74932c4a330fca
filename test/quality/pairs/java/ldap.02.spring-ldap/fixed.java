package com.acme.directory;

import java.util.List;
import org.springframework.ldap.core.LdapTemplate;
import org.springframework.ldap.support.LdapEncoder;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class GroupController {
    private final LdapTemplate ldap;

    public GroupController(LdapTemplate ldap) {
        this.ldap = ldap;
    }

    @GetMapping("/groups")
    public List<String> groups(@RequestParam String member) {
        String filter = String.format("(member=%s)", LdapEncoder.filterEncode(member));
        return ldap.search("ou=groups", filter, (org.springframework.ldap.core.AttributesMapper<String>)
            attributes -> (String) attributes.get("cn").get());
    }
}
