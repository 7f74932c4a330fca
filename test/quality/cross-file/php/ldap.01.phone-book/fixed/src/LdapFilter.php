<?php

namespace PhoneBook;

class LdapFilter
{
    public static function equals(string $attribute, string $value): string
    {
        return '(' . $attribute . '=' . ldap_escape($value, '', LDAP_ESCAPE_FILTER) . ')';
    }
}
