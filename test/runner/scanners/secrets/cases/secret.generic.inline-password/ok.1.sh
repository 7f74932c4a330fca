PGPASSWORD=$PASSWORD psql -h db.acme.io -U shop
curl -d "username=ada&password=$PASSWORD" https://id.acme.io/token
mysql --defaults-file=a.cnf --password-file=/run/secrets/mysql_1 shop
export password=password1
