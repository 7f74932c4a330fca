git clone https://deploy:{{token::alnum:18}}@git.acme.io/team/app.git # expect
curl "https://admin:{{token::alnum:12}}@grafana.acme.io/api/health" # expect
lftp ftp://backup:{{token::alnum:9}}@files.acme.io # expect
