<?php
use Symfony\Component\Security\Core\User\UserProviderInterface;
class P implements UserProviderInterface {
    public function loadUserByIdentifier(string $identifier): UserInterface { exec('x ' . $identifier); } // expect
}
