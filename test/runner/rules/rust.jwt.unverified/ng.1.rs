let mut validation = Validation::default();
validation.insecure_disable_signature_validation(); // expect
