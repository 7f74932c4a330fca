package copiesng;
import org.modelmapper.ModelMapper;
import org.springframework.beans.BeanUtils;
import org.springframework.web.bind.annotation.*;
@RestController
public class Controller {
    private final CommandMapper mapper; private final ModelMapper modelMapper; private final CopiesNgTools tools;
    public Controller(CommandMapper mapper, ModelMapper modelMapper, CopiesNgTools tools) { this.mapper = mapper; this.modelMapper = modelMapper; this.tools = tools; }
    @PostMapping("/a") public void a(@RequestBody Form form) throws Exception {
        form.setLabel("x");
        tools.a(form.getHost());
        tools.al(form.getLabel());
    }
    @PostMapping("/b") public void b(@RequestBody Form form) throws Exception {
        Command command = new Command();
        BeanUtils.copyProperties(form, command);
        command.setLabel("x");
        tools.b(command.getHost());
        tools.bl(command.getLabel());
    }
    @PostMapping("/e") public void e(@RequestBody Form form) throws Exception {
        Command command = new Command();
        BeanUtils.copyProperties(form, command, "label");
        tools.e(command.getHost());
        tools.el(command.getLabel());
    }
}
