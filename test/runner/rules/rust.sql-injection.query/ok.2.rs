fn remove(connection: &Connection, key: &str) {
    connection.execute("DELETE FROM cache WHERE key = ?1", [key]).unwrap();
    connection.execute(&format!("DELETE FROM {}", TABLE), []).unwrap();
    client.execute(format!("hello {name}"));
}
