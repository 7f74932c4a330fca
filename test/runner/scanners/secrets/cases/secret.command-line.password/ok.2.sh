mysql -h db -p3306 -u root
curl -u deploy https://api.acme.io
redis-cli -a "$REDIS_PASSWORD" ping
openssl enc -aes-256-cbc -pass env:KEY_1 -in a
openssl enc -aes-256-cbc -pass file:key1.bin -in a
mysql --password-file=/run/secrets/mysql1 shop
htpasswd -b .htpasswd ada password
