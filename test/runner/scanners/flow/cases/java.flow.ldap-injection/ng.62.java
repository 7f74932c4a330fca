import jakarta.validation.Valid;
import jakarta.validation.constraints.Pattern;
import org.springframework.ldap.core.LdapTemplate;
import org.springframework.web.bind.annotation.*;

record MemberSearch(@Pattern(regexp = "[\\p{L}' -]{1,60}") String surname, @Pattern(regexp = "[^<>]+") String team) {}

@RestController
class MemberController {
    private LdapTemplate ldap;

    @PostMapping("/members")
    Object search(@Valid @RequestBody MemberSearch search) {
        return ldap.search("ou=members", "(team=" + search.team() + "*)", controls, MAPPER); // expect
    }

    @PostMapping("/members/unchecked")
    Object unchecked(@RequestBody MemberSearch search) {
        return ldap.search("ou=members", "(sn=" + search.surname() + "*)", controls, MAPPER); // expect
    }
}
