<?php

use Drupal\Core\Template\TwigEnvironment;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;

class PreviewController {
  public function __construct(protected TwigEnvironment $twig) {}

  public function preview(Request $request): JsonResponse {
    $greeting = $request->query->get('greeting');
    return new JsonResponse((string) $this->twig->renderInline('<p>' . $greeting . '</p>', [])); // expect
  }
}
