package copiesok;
import org.modelmapper.ModelMapper;
import org.springframework.beans.BeanUtils;
import org.springframework.web.bind.annotation.*;
@RestController
public class Controller {
    private final CommandMapper mapper; private final ModelMapper modelMapper; private final CopiesOkTools tools;
    public Controller(CommandMapper mapper, ModelMapper modelMapper, CopiesOkTools tools) { this.mapper = mapper; this.modelMapper = modelMapper; this.tools = tools; }
    @PostMapping("/a") public void a(@RequestBody Form form) throws Exception {
        form.setLabel("x");
        tools.al(form.getLabel());
    }
    @PostMapping("/b") public void b(@RequestBody Form form) throws Exception {
        Command command = new Command();
        BeanUtils.copyProperties(form, command);
        command.setLabel("x");
        tools.bl(command.getLabel());
    }
    @PostMapping("/e") public void e(@RequestBody Form form) throws Exception {
        Command command = new Command();
        BeanUtils.copyProperties(form, command, "label");
        tools.el(command.getLabel());
    }
}
