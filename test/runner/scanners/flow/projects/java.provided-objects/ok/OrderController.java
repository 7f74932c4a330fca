package shop;

import java.io.StringReader;
import javax.xml.parsers.SAXParserFactory;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.xml.sax.InputSource;
import org.xml.sax.helpers.DefaultHandler;

@RestController
public class OrderController {
    private final SAXParserFactory parsers;

    public OrderController(SAXParserFactory parsers) {
        this.parsers = parsers;
    }

    @PostMapping("/orders")
    public String create(@RequestBody String order) throws Exception {
        parsers.newSAXParser().parse(new InputSource(new StringReader(order)), new DefaultHandler());
        return "created";
    }
}
