def rename_account(connection, account, label):
    connection.execute("UPDATE accounts SET label = ? WHERE id = ?", (label, account))
    return connection.total_changes
