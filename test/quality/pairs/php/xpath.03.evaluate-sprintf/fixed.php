<?php

namespace App\Controller;

use DOMDocument;
use DOMXPath;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;

class GlossaryController
{
    private const LETTERS = ['a', 'b', 'c', 'd'];

    public function count(Request $request): JsonResponse
    {
        $letter = strtolower($request->query->get('letter', 'a'));
        if (!in_array($letter, self::LETTERS, true)) {
            $letter = 'a';
        }
        $document = new DOMDocument();
        $document->load('/srv/data/glossary.xml');
        $xpath = new DOMXPath($document);
        $total = $xpath->evaluate(sprintf("count(//term[starts-with(., '%s')])", $letter));

        return new JsonResponse(['letter' => $letter, 'total' => $total]);
    }
}
