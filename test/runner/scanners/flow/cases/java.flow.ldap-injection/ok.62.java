import jakarta.validation.Valid;
import jakarta.validation.constraints.Pattern;
import org.springframework.ldap.core.LdapTemplate;
import org.springframework.web.bind.annotation.*;

record MemberSearch(@Pattern(regexp = "[\\p{L}' -]{1,60}") String surname, String team) {}

class MemberForm {
    @Pattern(regexp = "[\\p{L}' -]{1,60}")
    private String surname;

    public String getSurname() { return surname; }
    public void setSurname(String surname) { this.surname = surname; }
}

@RestController
class MemberController {
    private LdapTemplate ldap;

    @PostMapping("/members")
    Object search(@Valid @RequestBody MemberSearch search) {
        return ldap.search("ou=members", "(sn=" + search.surname() + "*)", controls, MAPPER);
    }

    @PostMapping("/members/form")
    Object form(@Valid MemberForm form) {
        return ldap.search("ou=members", "(sn=" + form.getSurname() + "*)", controls, MAPPER);
    }

    @GetMapping("/members")
    Object find(@RequestParam @Pattern(regexp = "[\\p{L}' -]{1,60}") String surname) {
        return ldap.search("ou=members", "(sn=" + surname + "*)", controls, MAPPER);
    }
}
