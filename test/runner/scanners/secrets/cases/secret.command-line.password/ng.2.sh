curl --user deploy:{{token::alnum:16}} https://api.acme.io # expect
mysqldump -uroot -p'{{token::alnum:12}}' shop # expect
redis-cli -h cache -a {{token::alnum:20}} ping # expect
redis-server --requirepass {{token::alnum:18}} # expect
ldapsearch -D cn=admin,dc=acme,dc=io -w {{token::alnum:14}} -b dc=acme,dc=io # expect
sqlcmd -S db.acme.io -U sa -P {{token::alnum:14}} -Q 'select 1' # expect
smbclient //files/share -U deploy%{{token::alnum:14}} # expect
htpasswd -b .htpasswd ada {{token::alnum:14}} # expect
openssl enc -aes-256-cbc -k {{token::alnum:16}} -in a -out b # expect
wget --user=deploy --password={{token::alnum:16}} https://files.acme.io/a.tgz # expect
echo 'root:{{token::alnum:12}}' | chpasswd # expect
