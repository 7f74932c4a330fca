new UsernamePasswordCredentialsImpl(GLOBAL, "nexus", "Nexus", "ci", "{{token::alnum:16}}") // expect
