<?php

namespace App\Directory;

use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\Ldap\Ldap;
use Symfony\Component\Ldap\LdapInterface;

class PhonebookController
{
    public function __construct(private Ldap $ldap)
    {
    }

    public function find(Request $request): JsonResponse
    {
        $name = $request->query->get('name');
        $name = $this->ldap->escape($name, '', LdapInterface::ESCAPE_FILTER);
        $query = $this->ldap->query('dc=example,dc=com', "(cn=*{$name}*)");

        return new JsonResponse(['matches' => count($query->execute())]);
    }
}
