aws configure set aws_secret_access_key {{token::base64:40}} # expect
