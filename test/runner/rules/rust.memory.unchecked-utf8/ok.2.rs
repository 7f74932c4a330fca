let text = String::from_utf8_lossy(&body);
