fn remove(connection: &Connection, key: &str) {
    connection.execute(&format!("DELETE FROM cache WHERE key = '{key}'"), []).unwrap(); // expect
    diesel::sql_query(format!("SELECT * FROM posts WHERE title = '{}'", title)).load(connection); // expect
}
