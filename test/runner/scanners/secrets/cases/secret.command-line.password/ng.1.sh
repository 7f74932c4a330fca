curl -s -u deploy:{{token::alnum:12}} -T app.tgz files.acme.io # expect
sshpass -p "{{token::alnum:10}}" ssh root@10.0.0.5 # expect
mysqldump -uroot -p{{token::alnum:10}} shop > shop.sql # expect
docker login -u ci -p {{token::alnum:16}} registry.acme.io # expect
