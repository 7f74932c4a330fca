$secure = ConvertTo-SecureString "{{token::alnum:16}}" -AsPlainText -Force # expect
