async fn find(pool: &PgPool, name: &str) -> Result<User> {
    sqlx::query_as::<_, User>(&format!("SELECT * FROM users WHERE name = '{}'", name)).fetch_one(pool).await // expect
}
