let validation = Validation::new(Algorithm::RS256);
let data = decode::<Claims>(token, &key, &validation)?;
