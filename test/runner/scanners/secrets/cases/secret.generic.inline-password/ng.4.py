# password: {{token::alnum:14}}
def connect(): ...  # old passwd: {{token::alnum:12}}
