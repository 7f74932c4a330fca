$secure = ConvertTo-SecureString "$env:PASSWORD" -AsPlainText -Force
$other = ConvertTo-SecureString $password -AsPlainText
