let app = Router::new().route("/", get(index)).layer(CorsLayer::very_permissive()); // expect
