let layer = CorsLayer::new().allow_origin("https://app.example.com".parse::<HeaderValue>().unwrap());
