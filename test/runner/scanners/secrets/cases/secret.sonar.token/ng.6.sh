sonar-scanner -Dsonar.login={{token::hex:40}} # expect
