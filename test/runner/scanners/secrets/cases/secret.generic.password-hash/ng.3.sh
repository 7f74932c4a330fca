useradd -m -p '$6${{token::alnum:8}}${{token::alnum:86}}' app # expect
