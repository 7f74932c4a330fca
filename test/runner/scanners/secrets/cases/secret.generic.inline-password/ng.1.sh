PGPASSWORD={{token::alnum:14}} psql -h db.acme.io -U shop # expect
curl -d 'grant_type=password&username=ada&password={{token::alnum:14}}' https://id.acme.io/token # expect
kubectl create secret generic db --from-literal=password={{token::alnum:16}} --namespace shop # expect
ansible-playbook site.yml -e "ansible_become_pass={{token::alnum:14}}" # expect
