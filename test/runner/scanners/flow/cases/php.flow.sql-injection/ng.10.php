<?php

use Symfony\Component\HttpFoundation\Request;

class ParcelRepository extends ServiceEntityRepository
{
    public function labelled(Request $request)
    {
        $dql = 'SELECT p FROM Parcel p WHERE p.label = \'' . $request->query->get('label') . '\'';
        return $this->getEntityManager()->createQuery($dql)->getResult(); // expect
    }
}
