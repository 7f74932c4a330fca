async fn find(pool: &PgPool, name: String) -> Result<(), sqlx::Error> {
    let query = format!("SELECT id FROM users WHERE name = '{}'", name);
    sqlx::query(&query).fetch_all(pool).await?; // expect
    client.batch_execute(&("CREATE ROLE ".to_string() + &name)).await // expect
}
