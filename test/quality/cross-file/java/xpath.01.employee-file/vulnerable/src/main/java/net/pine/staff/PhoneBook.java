package net.pine.staff;

import javax.xml.xpath.XPathExpressionException;

public class PhoneBook {
    private final EmployeeFile file;

    public PhoneBook(EmployeeFile file) {
        this.file = file;
    }

    public String lookup(String name) throws XPathExpressionException {
        String phone = file.phoneOf(Names.checked(name));
        return phone.isEmpty() ? "unknown" : phone;
    }
}
