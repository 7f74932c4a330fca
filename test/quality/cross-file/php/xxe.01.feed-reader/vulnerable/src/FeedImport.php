<?php

namespace Feeds;

class FeedImport
{
    public function titles(string $xml): array
    {
        $titles = [];
        foreach (XmlReader::document($xml)->getElementsByTagName('title') as $title) {
            $titles[] = $title->textContent;
        }
        return $titles;
    }
}
