fn load(path: &str) -> String {
    std::fs::read_to_string(path).unwrap()
}

async fn invoice(id: web::Path<u32>) -> Vec<u8> {
    std::fs::read(format!("/srv/invoices/{id}.pdf")).unwrap()
}
