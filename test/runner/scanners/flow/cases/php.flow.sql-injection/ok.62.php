<?php

use Doctrine\DBAL\Connection;

function records(Connection $connection): array
{
    $query = $connection->createQueryBuilder()->select('*')->from('record');
    $query->andWhere('period = ' . $query->createNamedParameter($_GET['period']));
    $query->orWhere('place = ' . $query->createPositionalParameter($_GET['place']));

    return $query->executeQuery()->fetchAllAssociative();
}
