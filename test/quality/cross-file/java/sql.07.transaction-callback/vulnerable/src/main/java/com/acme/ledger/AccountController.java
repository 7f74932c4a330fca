package com.acme.ledger;

import java.sql.SQLException;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class AccountController {
    private final Transactions transactions;

    public AccountController(Transactions transactions) {
        this.transactions = transactions;
    }

    @PutMapping("/accounts/{id}/label")
    public void rename(@PathVariable long id, @RequestBody String label) throws SQLException {
        transactions.execute(connection -> AccountStatements.rename(connection, id, label));
    }
}
