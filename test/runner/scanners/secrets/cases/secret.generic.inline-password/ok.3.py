# password: the one of the operator
# password: str
# passwd: see user_passwords_v2
