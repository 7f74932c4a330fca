async fn find(pool: &PgPool, name: String) -> Result<(), sqlx::Error> {
    let query = format!("SELECT id FROM {} WHERE name = $1", TABLE);
    sqlx::query(&query).bind(name).fetch_all(pool).await?;
    Ok(())
}
