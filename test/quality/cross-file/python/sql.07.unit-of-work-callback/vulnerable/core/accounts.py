def rename_account(connection, account, label):
    connection.execute(f"UPDATE accounts SET label = '{label}' WHERE id = ?", (account,))  # expect
    return connection.total_changes
