curl -s -u "$USER:$PASSWORD" files.acme.io
curl -u user:password https://api.acme.io
sshpass -p "$SSH_PASSWORD" ssh root@10.0.0.5
mysql -u root -p shop
docker login -u ci --password-stdin registry.acme.io
