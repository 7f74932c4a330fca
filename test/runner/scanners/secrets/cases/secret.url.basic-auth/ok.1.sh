git clone https://$USER:$TOKEN@git.acme.io/team/app.git
curl https://user:pass@api.acme.io/
curl https://me:s3cr3tpw@api.example.com/
curl http://localhost:8080/a:b@c
git clone https://git.acme.io/team/app.git
open https://acme.io/@scope/name:1.0@latest
