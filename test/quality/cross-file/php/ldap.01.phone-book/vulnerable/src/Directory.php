<?php

namespace PhoneBook;

class Directory
{
    private $link;

    public function __construct(string $uri)
    {
        $this->link = ldap_connect($uri);
    }

    public function find(string $name): int
    {
        $result = ldap_search($this->link, 'ou=people,dc=example,dc=org', LdapFilter::equals('cn', $name)); // expect
        return ldap_count_entries($this->link, $result);
    }
}
