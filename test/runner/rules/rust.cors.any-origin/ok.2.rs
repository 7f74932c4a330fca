HttpServer::new(|| App::new().wrap(Cors::default().allowed_origin("https://app.example.com")));
