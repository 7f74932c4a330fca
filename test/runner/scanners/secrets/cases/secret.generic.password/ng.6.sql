CREATE USER 'shop'@'%' IDENTIFIED BY '{{token::alnum:14}}';
CREATE ROLE app LOGIN PASSWORD '{{token::alnum:14}}';
