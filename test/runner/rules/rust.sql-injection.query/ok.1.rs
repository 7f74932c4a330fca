async fn find(pool: &PgPool, name: &str) -> Result<User> {
    sqlx::query_as::<_, User>("SELECT * FROM users WHERE name = $1").bind(name).fetch_one(pool).await
}
