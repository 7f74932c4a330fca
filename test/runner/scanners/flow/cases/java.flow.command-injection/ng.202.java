package notes;

import java.util.ArrayList;
import java.util.List;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
class NoteController {
    @PostMapping("/notes")
    void print(@RequestParam String title) throws Exception {
        List<String> errors = new ArrayList<>();
        if (!title.matches("[a-z]+")) errors.add("letters only");
        if (errors.size() > 5) throw new IllegalArgumentException("too many errors");
        Runtime.getRuntime().exec("lpr -T " + title); // expect
    }

    @PostMapping("/others")
    void printOther(@RequestParam String title) throws Exception {
        List<String> errors = new ArrayList<>();
        if (!title.matches("[a-z]+")) errors.add("letters only");
        if (errors.size() <= 2) Runtime.getRuntime().exec("lpr -T " + title); // expect
    }
}
