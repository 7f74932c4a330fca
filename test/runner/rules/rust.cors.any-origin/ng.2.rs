HttpServer::new(|| App::new().wrap(Cors::permissive()).service(index)); // expect
let layer = CorsLayer::new().allow_origin(AllowOrigin::mirror_request()); // expect
