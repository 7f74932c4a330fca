package com.acme.library;

import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpression;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.springframework.web.bind.annotation.*;
import org.w3c.dom.Document;

@RestController
public class BookController {
    private Document books;

    @GetMapping("/books/{isbn}/title")
    public String title(@PathVariable String isbn) throws XPathExpressionException {
        XPath xpath = XPathFactory.newInstance().newXPath();
        XPathExpression query = xpath.compile("/books/book[isbn=" + Long.parseLong(isbn) + "]/title");
        return (String) query.evaluate(books, XPathConstants.STRING);
    }
}
