FROM debian
ENV DB_PASSWORD {{token::alnum:16}}
