let header = decode_header(token)?;
